import { useState } from 'react'
import { useUser } from '#features/sign-in/client/public.ts'
import { usualWeightStandard, type WeightStandardName, weightStandards } from '../content/weights.ts'

/** The weight standard that this person chose in this browser, and a function that chooses another. */
export function useWeightStandard(): [WeightStandardName, (name: string) => void] {
  const key = `nestling-growth-${useUser()?.id}-standard`
  const [name, setName] = useState(() => read(key))

  function choose(chosen: string) {
    if (!isStandard(chosen)) return
    setName(chosen)
    try {
      localStorage.setItem(key, chosen)
    } catch {
      // Storage is full or blocked: the choice lasts until the chart is closed.
    }
  }
  return [name, choose]
}

function read(key: string): WeightStandardName {
  try {
    const chosen = localStorage.getItem(key) ?? ''
    return isStandard(chosen) ? chosen : usualWeightStandard
  } catch {
    return usualWeightStandard
  }
}

const isStandard = (name: string): name is WeightStandardName => Object.hasOwn(weightStandards, name)
