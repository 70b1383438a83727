// The page

export const pageTitle = 'Panel de administración · Nestling'
export const heading = 'Panel de administración'
export const notLoaded = 'No se han podido cargar los ajustes'
export const nothingLost = 'No se ha perdido nada. Puede que no tengas conexión.'
export const onThisPage = 'En esta página'
export const saveSettings = 'Guardar ajustes'
export const settingsSaved = 'Ajustes guardados'

// The parts of the page

export const partTitles = {
  settings: 'Ajustes del embarazo',
  parents: 'Madres y padres',
  state: 'Cómo sigue el viaje',
  hides: 'Qué ve la familia sobre el bebé',
  invite: 'Invitar por correo',
  members: 'Participantes',
  rights: 'Quién puede ver y añadir qué',
  invitations: 'Códigos e invitaciones',
  activity: 'Actividad de inicio de sesión',
  'second-step': 'Segundo paso para admins',
  download: 'Descargarlo todo',
  delete: 'Borrar el viaje',
  health: 'Cómo está Nestling',
  backup: 'Copias de seguridad',
}
/** In the list of links to the parts. */
export const shortPartTitles = {
  settings: 'Ajustes',
  parents: 'Madres y padres',
  state: 'Pausar o terminar',
  hides: 'Ocultar',
  invite: 'Invitar',
  members: 'Participantes',
  rights: 'Permisos',
  invitations: 'Códigos e invitaciones',
  activity: 'Actividad',
  'second-step': 'Segundo paso',
  download: 'Descargar',
  delete: 'Borrar',
  health: 'Estado',
  backup: 'Copias',
}
