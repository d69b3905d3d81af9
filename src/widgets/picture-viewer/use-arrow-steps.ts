import { useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, -1 | 1 | undefined>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The arrow keys lead to the picture before and after, wherever the focus is; a video keeps them for itself. */
export function useArrowSteps(onStep: (by: -1 | 1) => void): void {
  const latest = useRef(onStep)
  latest.current = onStep
  useEffect(() => {
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      const by = STEPS[key]
      if (by !== undefined && !(target instanceof HTMLMediaElement)) latest.current(by)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
