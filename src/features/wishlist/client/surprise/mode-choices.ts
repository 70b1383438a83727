import { surpriseModes } from '../../rules.ts'
import { texts } from '../texts/texts.ts'

export const modeChoices = () => surpriseModes.map((value) => ({ value, ...texts.modes[value] }))
