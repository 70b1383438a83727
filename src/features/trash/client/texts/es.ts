/** "recuperada" after "Foto", "Cita" or "Publicación", "recuperado" after "Contacto" or "Deseo". */
const broughtBackAs = (kind: string) => (/^(foto|\S*ción|\S*a)(\s|$)/i.test(kind) ? 'recuperada' : 'recuperado')

// The page with recently deleted things

export const page = 'Borrado recientemente · Nestling'
export const title = 'Borrado recientemente'
export const lead = (days: number) =>
  `Lo que se borra se queda aquí ${days} días. Tú ves lo que has añadido. Quienes tienen el rol de admin lo ven todo.`
export const nothingHere = 'Aquí no hay nada'
export const whatYouDelete = 'Lo que borras aparece aquí, y puedes recuperarlo'

// A deleted thing. Its facts stand in one line, with dots between them.

export const deletedAgo = (ago: string) => `se borró ${ago}`
export const goneWithinADay = 'desaparece en menos de un día'
export const daysLeft = (days: number) => `quedan ${days} días`
export const bringBack = 'Recuperar'
export const bringBackThing = (title: string) => `Recuperar ${title}`
/** `kind` is the name of a kind of thing, such as "Contacto". */
export const broughtBack = (kind: string) => `${kind} ${broughtBackAs(kind)}`
export const notBroughtBack = 'No se ha podido recuperar'
export const trashNotLoaded = 'No se ha podido cargar la lista de lo borrado.'
