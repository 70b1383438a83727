// The page

export const pageTitle = 'Contactos · Nestling'
export const notLoaded = 'No se han podido cargar los contactos.'
export const addContact = 'Añadir contacto'
export const nothingYet = 'Aún no hay contactos'
export const addFirst = 'Añade tu consulta médica, tu hospital y alguien a quien llamar por la noche'
export const willAppear = 'Aquí aparecerán las consultas, los hospitales y las personas que ayudan a la familia'
export const recentlyDeleted = 'Borrado recientemente'

// The large buttons for an emergency

export const inEmergency = 'En una emergencia'
export const call = (name: string) => `Llamar a ${name}`

// A contact

export const nothingElse = 'Aún no hay más datos.'
export const phone = 'Teléfono'
export const email = 'Correo'
export const address = 'Dirección'
export const notes = 'Notas'
export const openInMaps = 'Abrir en el mapa'
export const copyAddress = 'Copiar dirección'
export const copied = 'Copiado'
export const notCopied = 'No se ha podido copiar'
export const edit = 'Editar'
export const editContact = (name: string) => `Editar el contacto ${name}`
export const deleteIt = 'Borrar'
export const deleteContact = (name: string) => `Borrar el contacto ${name}`

// To delete a contact

export const deleteQuestion = (name: string) => `¿Borrar el contacto ${name}?`
export const deleteConsequence = (days: number) =>
  `Desaparece para toda la familia. Puedes recuperarlo durante ${days} días.`
export const deleted = 'Contacto borrado'
export const broughtBack = 'Contacto recuperado'
export const notDeleted = 'No se ha podido borrar el contacto'

// The form of a contact

export const changeContact = 'Editar contacto'
export const name = 'Nombre'
export const category = 'Categoría'
export const chooseOne = 'Elige una'
/** A form of address. */
export const title = 'Título'
export const exampleTitle = 'Dra.'
export const specialty = 'Especialidad'
export const primaryHint = 'Aparece primero en su categoría'
export const emergencyHint = 'Aparece arriba en la página, para llamar con un toque'
export const adding = 'Añadiendo…'
export const save = 'Guardar'
export const saving = 'Guardando…'
export const added = 'Contacto añadido'
export const notAdded = 'No se ha podido añadir el contacto'
export const saved = 'Contacto guardado'
export const notSaved = 'No se ha podido guardar el contacto'

// Changes that wait for the network

export const waitingChange = 'Cambio en un contacto'
export const waitingDeletion = 'Borrado de un contacto'
