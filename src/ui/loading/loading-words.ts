export type LoadingVariant = 0 | 1 | 2 | 3 | 4

type Words = { message: string; steps: readonly [string, string, string] }

export const loadingWords: Record<LoadingVariant, Words> = {
  0: { message: 'Listening in', steps: ['A small heart, beating', 'Counting the days', 'Nearly with you'] },
  1: { message: 'Growing a little', steps: ['Warm soil', 'A first leaf', 'Reaching for the light'] },
  2: { message: 'A quiet moment', steps: ['The moon comes up', 'Drifting over', 'Nearly with you'] },
  3: { message: 'Making the nest', steps: ['One twig', 'And another', 'Soft enough to sit in'] },
  4: { message: 'On the way', steps: ['Small steps', 'One after the other', 'Nearly with you'] },
}
