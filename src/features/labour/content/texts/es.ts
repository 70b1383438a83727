/** When to call about contractions and movements. `advice.ts` has the sources of each text. */

// When doctors and midwives of a region commonly ask for a call

export const ruleInTheUk =
  'En el Reino Unido puedes llamar en cuanto creas que ha empezado el parto. Las maternidades a menudo piden que llames cuando las contracciones vienen cada 5 minutos o con más frecuencia.'
export const ruleInTheUs =
  'En Estados Unidos, la mayoría de las consultas médicas y de las matronas piden que llames cuando, durante una hora, las contracciones han venido cada 5 minutos y han durado un minuto cada una.'
export const ruleInGermany =
  'En Alemania no hay una regla única. Una regla habitual es llamar o ir cuando, durante una hora, las contracciones han venido cada 5 a 10 minutos. Puedes llamar a cualquier hora a la sala de partos (Kreißsaal), y a una matrona que esté de guardia para tu parto.'
export const ruleInSpain =
  'Los hospitales en España tienen reglas distintas. Una regla habitual es ir cuando, durante una hora, han venido contracciones fuertes y regulares cada 5 minutos.'
export const ruleInFrance =
  'En Francia, las maternidades a menudo piden que vayas cuando las contracciones dolorosas han venido cada 5 minutos durante dos horas. Si ya has tenido un parto, piden que vayas después de una hora. Puedes llamar antes en cualquier momento.'
export const ruleElsewhere =
  'Una regla habitual es llamar cuando, durante una hora, las contracciones han venido cada 5 minutos y han durado un minuto cada una. No sabemos qué piden los equipos de tu país.'
export const callSooner =
  'Llama antes si no es tu primer bebé, si el trayecto es largo o si tienes dudas. Lo que diga tu propio equipo es lo primero.'

// What to call about at once, whatever the timer shows

export const waters =
  'Se rompe la bolsa (romper aguas, romper la fuente), o crees que se ha roto. Si el líquido es verde, marrón o con sangre, o huele mal, ve al hospital de inmediato.'
export const bleeding = 'Tienes un sangrado.'
export const movesLess = 'Tu bebé se mueve menos de lo habitual, o de otra forma.'
export const beforeTerm = 'Aún no has cumplido las 37 semanas y 0 días.'
export const longOrOften = 'Una contracción dura más de dos minutos, o vienen seis o más en diez minutos.'
export const illOrInPain = 'Te encuentras mal, o tienes un dolor que no se pasa entre las contracciones.'
export const worried = 'Algo te preocupa, por el motivo que sea.'

// When to call an ambulance

/** Completes the sentence of `callAmbulanceIf`. */
export const callAmbulance =
  'ves o notas el cordón, sientes la necesidad de empujar (pujar), el bebé está naciendo ya o tienes un sangrado muy abundante.'

// Movements

export const countInTheUs =
  'En Estados Unidos es habitual contar cada día desde las 28 semanas: a una hora en que tu bebé suele moverse, cuenta movimientos hasta llegar a 10. Si no notas 10 en 2 horas, llama ahora.'
export const anyChange = 'Cualquier cambio en la pauta que conoces es motivo para llamar, diga lo que diga el recuento.'
export const noSetNumber =
  'No hay un número fijo de movimientos. Aprende a conocer la pauta de tu propio bebé. Si cambia, llama de inmediato, a cualquier hora, todas las veces.'
export const notSlower = 'Los bebés no se mueven menos cuando se acerca el nacimiento, ni durante el parto.'
export const beforeMovements =
  'La mayoría de las personas nota los primeros movimientos entre las 16 y las 24 semanas. Llama si a las 24 semanas no has notado ninguno, o si los movimientos habituales de tu bebé disminuyen o cambian.'
export const noDoppler =
  'Ninguna aplicación y ningún doppler doméstico pueden saber si un bebé está bien, y esta página tampoco. No los uses en lugar de llamar.'
export const callAboutMovements = 'Llama ahora. No esperes al día siguiente, y no esperes para ver si mejora.'

/** The sources, as the guide's `sources.json` names them. */
export const sourceTitles = {
  BSW: 'MetroHealth, señales de parto',
  CDC: 'CDC Hear Her / AIM, señales de alarma urgentes en la maternidad (según las publican los departamentos de salud de los estados)',
  COCH: 'Countess of Chester Hospital NHS, señales de parto',
  HSE: 'HSE Irlanda, el embarazo semana a semana; movimientos del bebé',
  KICKS: 'Kicks Count, organización benéfica',
  KINGSTON: 'Kingston NHS, maternidad, cuándo ha empezado el parto',
  MAASHAVEN: 'Página de una consulta neerlandesa de matronas',
  NHS: 'NHS (Inglaterra), páginas sobre el embarazo y guía semana a semana',
  NORTH: 'Northfield Hospital, recuento de patadas (cita a ACOG)',
  SUTTER: 'Sutter Health, cuándo ir al hospital',
  TOMMYS: 'Tommy’s (organización benéfica del Reino Unido sobre el embarazo)',
  CHLEMANS: 'Hospital de Le Mans, maternidad: cuándo ir y qué llevar (copia sin fecha)',
  DEUKE: 'Dirección de obstetricia, Hospital Universitario de Hamburg-Eppendorf, en el Hamburger Abendblatt (2014)',
  GIDONA: 'Gidona (Cataluña), cuándo ir al hospital (copia sin fecha)',
  SFACTON: 'Acton, matrona: cuándo ir a la maternidad (copia sin fecha)',
}
