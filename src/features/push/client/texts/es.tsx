import type { ReactNode } from 'react'

// Whether this browser gets notifications

export const unsupported = 'Este navegador no puede mostrar notificaciones de Nestling.'
export const denied = 'Este navegador no permite las notificaciones de Nestling. Puedes cambiarlo:'
export const off = 'Nestling puede avisarte en este dispositivo cuando haya algo nuevo.'
export const turnOn = 'Activar notificaciones'
export const turningOn = 'Activando…'
export const stillOff = 'Las notificaciones siguen desactivadas'
export const notAllowed = 'El navegador no las ha permitido.'
export const cannotSubscribe = 'Tu navegador no ha podido activar las notificaciones. Inténtalo de nuevo más tarde.'
export const on = (strong: (text: string) => ReactNode) => (
  <>{strong('Activadas.')} Este dispositivo te avisa cuando hay algo nuevo.</>
)
export const sendTest = 'Enviar prueba'
export const testSent = 'Prueba enviada'
export const arrivesSoon = 'Llega en unos segundos.'
export const testNotSent = 'No se ha podido enviar la prueba'
export const turnOff = 'Desactivar'
export const stillOn = 'Las notificaciones siguen activadas'
export const privacy =
  'Las notificaciones viajan por un servicio de la empresa que hace tu navegador. Van cifradas, así que solo este dispositivo puede leerlas.'

// Where people allow notifications again, with the words of the systems and browsers

export const allowOnAppleMobile =
  'Abre Ajustes, luego Notificaciones, luego Nestling, y activa Permitir notificaciones.'
export const allowInAndroidApp =
  'Mantén pulsado el icono de Nestling, toca Información de la aplicación, luego Notificaciones, y permítelas.'
export const allowOnAndroid =
  'Toca el icono a la izquierda de la dirección, luego Permisos, luego Notificaciones, y permítelas.'
export const allowInFirefox =
  'Haz clic en el icono a la izquierda de la dirección y quita “Bloqueado” junto a Enviar notificaciones.'
export const allowInSafari =
  'En el menú Safari, abre Ajustes, luego Sitios web, luego Notificaciones, y elige Permitir para Nestling.'
export const allowElsewhere = 'Haz clic en el icono a la izquierda de la dirección y activa Notificaciones.'

// How to put Nestling on the home screen of an iPhone or iPad, with the words of iOS

export const installFirst =
  'Un iPhone o iPad solo permite notificaciones de las aplicaciones de su pantalla de inicio. Son tres pasos:'
export const tapShare = (strong: (text: string) => ReactNode) => <>Toca {strong('Compartir')}</>
export const tapAdd = (strong: (text: string) => ReactNode) => <>Toca {strong('Añadir a pantalla de inicio')}</>
export const openFromThere = (strong: (text: string) => ReactNode) => (
  <>Abre Nestling {strong('desde allí')} y vuelve a esta página</>
)

// The person's other devices

export const otherDevices = 'Tus demás dispositivos'
export const devices = 'Dispositivos con notificaciones'
export const since = (day: string) => `Desde el ${day}`
export const remove = 'Quitar'
export const removeDevice = (device: string) => `Quitar ${device}`
export const removed = 'Ya no hay notificaciones'
export const notRemoved = 'No se ha podido quitar el dispositivo'
export const notificationsNotLoaded = 'No se han podido cargar tus notificaciones.'
