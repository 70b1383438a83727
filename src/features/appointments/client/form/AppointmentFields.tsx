import { useState } from 'react'
import type { FieldMessages } from '#platform/shared/errors.ts'
import { dayInZone } from '#platform/shared/time/calendar.ts'
import { ownTimeZone } from '#platform/shared/time/day-words.ts'
import { timeInZone } from '#platform/shared/time/wall-clock.ts'
import { SelectField } from '#ui/field/SelectField.tsx'
import { TextArea } from '#ui/field/TextArea.tsx'
import { TextField } from '#ui/field/TextField.tsx'
import type { Appointment } from '../../contract.ts'
import { cityOf } from '../own-clock-words.ts'
import { texts } from '../texts/texts.ts'
import styles from './AppointmentFields.module.css'
import { ClockChange } from './ClockChange.tsx'

type Props = {
  timeZone: string
  errors: FieldMessages
  /** The appointment to edit; undefined for a new one. */
  appointment?: Appointment
}

/** The fields of an appointment. Day and time are in the family's time zone. */
export function AppointmentFields({ timeZone, errors, appointment }: Props) {
  const instant = appointment && new Date(appointment.appointmentDate)
  const [date, setDate] = useState(instant ? dayInZone(instant, timeZone) : '')
  const [time, setTime] = useState(instant ? timeInZone(instant, timeZone) : '')
  const isOtherTimeZone = ownTimeZone() !== timeZone

  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        required
        defaultValue={appointment?.title}
        error={errors.title}
        placeholder={texts.exampleTitle}
      />
      <div className={styles.when}>
        <TextField
          label={texts.date}
          name="date"
          type="date"
          required
          min="1900-01-01"
          max="2199-12-31"
          value={date}
          onChange={({ currentTarget: { value } }) => setDate(value)}
          error={errors.date}
        />
        <TextField
          label={texts.time}
          name="time"
          type="time"
          required
          value={time}
          onChange={({ currentTarget: { value } }) => setTime(value)}
          error={errors.time}
          {...(isOtherTimeZone && { hint: texts.zoneHint(cityOf(timeZone)) })}
        />
      </div>
      <ClockChange key={`${date} ${time}`} date={date} time={time} timeZone={timeZone} instant={instant} />
      <TextField
        label={texts.doctor}
        name="doctorName"
        defaultValue={appointment?.doctorName ?? ''}
        error={errors.doctorName}
      />
      <TextField
        label={texts.location}
        name="location"
        defaultValue={appointment?.location ?? ''}
        error={errors.location}
      />
      {appointment && appointment.description !== null && (
        <TextArea
          label={texts.description}
          name="description"
          rows={2}
          defaultValue={appointment.description}
          error={errors.description}
        />
      )}
      <TextArea
        label={texts.notes}
        name="notes"
        rows={2}
        defaultValue={appointment?.notes ?? ''}
        error={errors.notes}
      />
      {appointment && (
        <SelectField label={texts.status} name="status" defaultValue={appointment.status} error={errors.status}>
          {Object.entries(texts.statuses).map(([status, words]) => (
            <option key={status} value={status}>
              {words}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
