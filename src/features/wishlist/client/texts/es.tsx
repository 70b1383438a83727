import type { ReactNode } from 'react'
import { locale, plural } from '#language/texts/es.ts'
import type { Priority, SurpriseMode } from '../../rules.ts'

/** "Nora, Sam e Inés" */
const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)

// The page

export const pageTitle = 'Lista de deseos · Nestling'
export const title = 'Lista de deseos'
export const notLoaded = 'No se ha podido cargar la lista de deseos.'
export const addItem = 'Añadir deseo'
export const nothingYet = 'Aún no hay deseos'
export const addFirst =
  'Añade lo primero que vendría bien. Todo el mundo ve quién regala qué, y así nada se compra dos veces.'
export const willAppear = 'Aquí aparecerán los deseos de la familia, para que puedas elegir.'
export const wishes = 'Deseos'
export const recentlyDeleted = 'Borrado recientemente'

// The filter by category

export const category = 'Categoría'
export const allCategories = (count: number) => `Todas las categorías (${count})`
export const countedCategory = (category: string, count: number) => `${category} (${count})`
export const nothingInCategory = (category: string) => `Nada en “${category}”`
export const nobodyAdded = 'Nadie ha añadido aún nada en esta categoría.'
export const showAll = 'Mostrar todos'

// News about gifts

export const newsTitle = 'Novedades sobre tus regalos'
export const dismissNews = (wish: string) => `Descartar las novedades sobre ${wish}`

// A wish

export const priorityMarks: Record<Priority, string> = {
  high: 'Prioridad alta',
  medium: 'Prioridad media',
  low: 'Prioridad baja',
}
export const storeAt = (host: string) => `Tienda: ${host}`
export const pictureAt = (host: string) => `Imagen en ${host}`
export const purchased = 'Comprado'
/** Stands after `purchased` and the day of the purchase. */
export const purchasedBy = (name: string) => `por ${name}`
export const editWish = (name: string) => `Editar ${name}`
export const deleteWish = (name: string) => `Borrar ${name}`

// Who is getting a wish

export const somebody = 'Alguien'
export const youGetThis = 'Lo regalas tú'
export const youGetUnits = (units: number) => `Tú regalas ${units}`
export const othersGetThis = (name: string) => `${name} lo regala`
export const othersGetUnits = (name: string, units: number) => `${name} regala ${units}`
/** Joins the texts above into one line, such as “Ruth is getting 2, Ben is getting 1”. */
export const givers = (texts: readonly string[]) => texts.join(', ')
export const unitsTaken = (taken: number, all: number) =>
  plural(taken, `1 de ${all} reservado`, `${taken} de ${all} reservados`)
export const taken = 'Reservado'

// To reserve a wish

export const getIt = 'Yo lo regalo'
export const getItOf = (wish: string) => `Yo lo regalo: ${wish}`
export const youGetIt = 'Lo regalas tú'
export const othersSeeIt = 'Las demás personas ven que está reservado.'
export const undo = 'Deshacer'
export const undoOf = (wish: string) => `Deshacer: ${wish}`
export const noLongerYours = 'Ya no lo regalas tú'
export const changeUnits = 'Cambiar cantidad'
export const changeUnitsOf = (wish: string) => `Cambiar cantidad: ${wish}`
export const unitsQuestion = '¿Cuántas unidades regalas?'
export const unitsWanted = (count: number) => plural(count, 'Hace falta 1', `Hacen falta ${count}`)
export const getUnits = 'Yo los regalo'
export const othersSeeUnits = 'Las demás personas ven cuántos están reservados.'

// To buy a wish

export const markPurchased = 'Marcar como comprado'
export const markPurchasedOf = (wish: string) => `Marcar como comprado: ${wish}`
export const purchaseQuestion = '¿Marcar como comprado?'
export const oneCountsAsBought = (wish: ReactNode) => (
  <>{wish} contará como comprado. Puedes deshacerlo durante un día.</>
)
export const allCountAsBought = (wish: ReactNode, units: number) => (
  <>
    {wish} ({units} en total) contará como comprado. Puedes deshacerlo durante un día.
  </>
)
export const othersWillBeTold = (names: readonly string[]) =>
  plural(
    names.length,
    `${list(names)} dijo que lo regalaría, y recibirá un aviso.`,
    `${list(names)} dijeron que lo regalarían, y recibirán un aviso.`,
  )
export const markedPurchased = 'Marcado como comprado'
export const notPurchased = 'Al final no se ha comprado'
export const notPurchasedOf = (wish: string) => `Al final no se ha comprado: ${wish}`
export const backOnWishlist = 'De nuevo en la lista de deseos'

// The form of a wish

export const editItem = 'Editar deseo'
export const itemName = 'Nombre del deseo'
export const chooseOne = 'Elige una'
export const priority = 'Prioridad'
export const priorities: Record<Priority, string> = { high: 'Alta', medium: 'Media', low: 'Baja' }
export const howMany = 'Cantidad'
export const price = 'Precio'
export const examplePrice = '49,99\u00a0€'
export const description = 'Descripción'
export const storeLink = 'Enlace a una tienda'
export const pictureLink = 'Enlace a una imagen'
export const pictureHint = 'Si podemos, guardamos aquí una copia. Si no, se muestra el enlace.'
export const notes = 'Notas'
export const notesHint = 'Un color, una talla, qué evitar'
export const adding = 'Añadiendo…'
export const save = 'Guardar'
export const saving = 'Guardando…'
export const itemAdded = 'Deseo añadido'
export const itemSaved = 'Deseo guardado'

// To delete a wish

export const deleteQuestion = (wish: string) => `¿Borrar ${wish}?`
export const deleteConsequence = (days: number) =>
  `Desaparece de la lista para todo el mundo, y quien lo regala recibe un aviso. Puedes recuperarlo durante ${days} días.`
export const deleteIt = 'Borrar'
export const itemDeleted = 'Deseo borrado'
export const itemBroughtBack = 'Deseo recuperado'

// The surprise

export const surprise = 'Una sorpresa'
export const surpriseOffer =
  'Todo el mundo ve quién regala qué. Si prefieres que los regalos sean una sorpresa, puedes elegirlo.'
export const surpriseSettings = 'Ajustes de la sorpresa'
/** What the parents see of others’ gifts. The parents read `you`, and everybody else reads `parents`. */
export const surprises = {
  you: {
    taken: {
      forNow: 'Por ahora ves que algo está reservado, pero no quién lo ha reservado ni si se ha comprado.',
      until: (day: string) =>
        `Hasta el ${day} ves que algo está reservado, pero no quién lo ha reservado ni si se ha comprado.`,
    },
    nothing: {
      forNow: 'Por ahora no ves nada de lo que otras personas van a regalar o han comprado.',
      until: (day: string) => `Hasta el ${day} no ves nada de lo que otras personas van a regalar o han comprado.`,
    },
  },
  parents: {
    taken: {
      forNow:
        'Por ahora, madres y padres ven que algo está reservado, pero no quién lo ha reservado ni si se ha comprado.',
      until: (day: string) =>
        `Hasta el ${day}, madres y padres ven que algo está reservado, pero no quién lo ha reservado ni si se ha comprado.`,
    },
    nothing: {
      forNow: 'Por ahora, madres y padres no ven nada de lo que otras personas van a regalar o han comprado.',
      until: (day: string) =>
        `Hasta el ${day}, madres y padres no ven nada de lo que otras personas van a regalar o han comprado.`,
    },
  },
}

// The form of the surprise

export const whatParentsSee = 'Lo que madres y padres ven de los regalos de otras personas'
export const modes: Record<SurpriseMode, { label: string; hint: string }> = {
  everything: { label: 'Todo', hint: 'Quién regala qué, con nombres, y qué se ha comprado' },
  taken: { label: 'Solo que alguien lo regala', hint: 'Ni quién lo regala ni si se ha comprado' },
  nothing: {
    label: 'Nada',
    hint: 'Los deseos que otras personas regalan o compran se ven como si nadie los hubiera reservado',
  },
}
export const until = 'Hasta'
export const untilHint = 'Desde ese día se muestra todo. Déjalo vacío si no hay fecha final.'
export const settingsUpdated = 'Ajustes guardados'
export const settingsNotUpdated = 'No se han guardado los ajustes'

// Failures. The specification fixes the titles.

export const notAdded = 'No se ha podido añadir el deseo'
export const notUpdated = 'No se ha podido cambiar el deseo'
export const notRemoved = 'No se ha podido borrar el deseo'
export const wentWrong = 'Algo ha ido mal. Inténtalo de nuevo.'

// Changes that wait for the network

export const waitingWish = 'Deseo'
export const waitingChange = 'Cambio en un deseo'
export const waitingDeletion = 'Borrado de un deseo'
export const waitingReservation = 'Reserva'
export const waitingRelease = 'Reserva retirada'
