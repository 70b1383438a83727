import { photoLimits } from '../../rules.ts'

type Chosen = Pick<File, 'name' | 'type' | 'size'>

/** Why a chosen file is not sent at all, in words for whoever chose it; undefined for one that is. */
export function whyNotSent(file: Chosen): string | undefined {
  if (!isPicture(file)) return 'This is not a picture, so it is left out.'
  if (file.size > photoLimits.maxBytes) return `This picture is larger than ${mostMegabytes} MB, so it is left out.`
  return undefined
}

const mostMegabytes = photoLimits.maxBytes / 1024 / 1024

/** Many browsers know no type for what an iPhone takes; the server looks at the content anyway. */
const isPicture = ({ name, type }: Chosen) =>
  type === '' ? /\.(heic|heif|avif|jpe?g|png|webp|gif)$/i.test(name) : type.startsWith('image/')

/** What is wrong with a week as typed; undefined when nothing is, as when nothing was typed. */
export function whyNotAWeek(typed: string): string | undefined {
  const week = Number(typed)
  if (typed.trim() === '') return undefined
  if (!Number.isInteger(week)) return 'Expected integer, received float'
  if (week < 1) return 'Number must be greater than or equal to 1'
  return week > 42 ? 'Number must be less than or equal to 42' : undefined
}
