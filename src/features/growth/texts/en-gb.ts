export * from './en.ts'

export const sizeAtLeast = {
  mm: (least: number) => `At least ${least} mm. If the report says centimetres, multiply by ten`,
  g: (least: number) => `At least ${least} g. If the report says kilograms, multiply by a thousand`,
}
