import type { Generated } from 'kysely'
import * as z from 'zod/mini'
import { defineFeature } from '#platform/server/feature/define-feature.ts'
import { calendarDay } from '#platform/shared/fields.ts'
import { type Placentas, placentas } from '#platform/shared/journey/carrying.ts'
import { hideables, joinHides, readHides } from '#platform/shared/journey/hideable.ts'
import { type JourneyState, journeyStates as states } from '#platform/shared/journey/journey-state.ts'
import { countries } from '#platform/shared/place/countries.ts'
import { type Region, regions } from '#platform/shared/place/region.ts'
import { isTimeZone } from '#platform/shared/time/calendar.ts'
import { type Units, units } from '#platform/shared/units.ts'
import { journeyErrors } from '../errors.ts'
import { audiences, mostChildren, type ParentPart, parentParts, type StateAudience } from '../rules.ts'
import { pregnancies } from './migrations/0002-pregnancies.ts'
import { parents } from './migrations/0010-parents.ts'
import { region } from './migrations/0022-region.ts'
import { country } from './migrations/0039-country.ts'
import { journeyStates } from './migrations/0040-journey-states.ts'
import { babiesAndReaders } from './migrations/0041-babies-and-readers.ts'
import { hides } from './migrations/0043-hides.ts'
import { birthPictures } from './migrations/0045-birth-pictures.ts'
import { britishEnglish } from './migrations/0059-british-english.ts'
import { germanSpanishFrenchCare } from './migrations/0060-german-spanish-french-care.ts'
import { birthNews } from './news/birth-news.ts'
import { journeyRoutes } from './routes.ts'

declare module '#platform/server/pictures/stored/store-picture.ts' {
  interface PictureFolders {
    births: true
  }
}

declare module '#platform/server/database/tables.ts' {
  interface Tables {
    pregnancies: {
      id: Generated<number>
      baby_name: string
      /** `YYYY-MM-DD`; null until the parents set a date. */
      due_date: string | null
      /** IANA name. The family's days begin and end in this time zone. */
      time_zone: string
      created_at: string
      created_by: number
      /** The family's units. A person can choose others. */
      units: Units
      /** The region whose care the guide describes; null means the region of the time zone. */
      region: Region | null
      /** The country of the emergency numbers; null means the country of the time zone or the region. */
      country: string | null
      /** The number of babies; null if not known. */
      babies: number | null
      /** Whether any of several babies share a placenta; null if not known. */
      placentas: Placentas | null
      /** The state in the latest row of `journey_states` that was not taken back; `expecting` if all were; null without any row. */
      state: JourneyState | null
      /** The parts that the parents hide for everybody, separated by commas; null means none. */
      hides: string | null
    }
    /** One row for each change of a journey's state: who made it, when, and what they wrote. */
    journey_states: {
      id: Generated<number>
      pregnancy_id: number
      state: JourneyState
      /** `YYYY-MM-DD` of the birth or the loss; null if none was given. */
      happened_on: string | null
      /** The parents' own words for the members who are told; may be empty. */
      message: string
      /** Who reads of a birth or a loss; null means everybody. */
      told_to: StateAudience | null
      changed_by: number
      changed_at: string
      taken_back_at: string | null
    }
    /** The children of a birth, in the order in which the parents named them. */
    born_children: {
      id: Generated<number>
      journey_state_id: number
      pregnancy_id: number
      name: string
      weight_g: number | null
      length_mm: number | null
    }
    /** The picture that home shows after a birth; at most one for each journey. */
    birth_pictures: {
      id: Generated<number>
      pregnancy_id: number
      /** Random name used in addresses; its files are in `picture_files`. */
      filename: string
      /** Width of the full-size picture, in pixels. */
      width: number
      height: number
      created_by: number
      created_at: string
    }
    /** The parents. A row counts only while its person is an admin of the journey. */
    parents: {
      id: Generated<number>
      pregnancy_id: number
      part: ParentPart
      user_id: number
      /** The name that the app shows. */
      display_name: string
      /** What the baby will call this parent; may be empty. */
      called_as: string
    }
  }
}

export const journeyFeature = defineFeature({
  name: 'journey',
  routes: journeyRoutes,
  errors: journeyErrors,
  migrations: [
    pregnancies,
    parents,
    region,
    country,
    journeyStates,
    babiesAndReaders,
    hides,
    birthPictures,
    britishEnglish,
    germanSpanishFrenchCare,
  ],
  tables: {
    pregnancies: {
      scope: 'journey',
      live: 'all-calls',
      journeyColumn: 'id',
      people: { created_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: true,
      values: {
        due_date: calendarDay(),
        time_zone: z.string().check(z.refine(isTimeZone, 'Invalid time zone')),
        units: z.enum(units),
        region: z.enum(regions),
        country: z.enum(countries),
        babies: z.int().check(z.gte(1), z.lte(mostChildren)),
        placentas: z.enum(placentas),
        state: z.enum(states),
        hides: z.string().check(z.refine((words) => joinHides(readHides(hideables, words)) === words, 'Unknown part')),
      },
    },
    parents: {
      scope: 'journey',
      live: 'all-calls',
      people: { user_id: 'deleted' },
      journeyEnds: 'deleted',
      exported: true,
      values: { part: z.enum(parentParts) },
    },
    journey_states: {
      scope: 'journey',
      live: 'all-calls',
      people: { changed_by: { stays: 'uncounted' } },
      journeyEnds: 'deleted',
      exported: true,
      values: { state: z.enum(states), happened_on: calendarDay(), told_to: z.enum(audiences) },
    },
    born_children: {
      scope: 'journey',
      live: 'all-calls',
      partOf: ['journey_states'],
      journeyEnds: 'deleted',
      exported: true,
    },
    birth_pictures: {
      scope: 'journey',
      live: 'all-calls',
      people: { created_by: { stays: 'uncounted' } },
      picture: 'filename',
      journeyEnds: 'deleted',
      exported: true,
    },
  },
  pictureFolder: 'births',
  news: [birthNews],
  offline: () => ['/api/pregnancies/current'],
  exportPart: () => import('./exported.ts'),
  samples: () => import('./samples.ts'),
})
