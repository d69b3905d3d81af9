import { useRowsInSteps } from '@/hooks/use-rows-in-steps'

/** Groups that fill the tallest screen, below the picture. */
const SCREENFUL = 2

/** How many groups are drawn: a mini-program is sent those in sight first, and the others right after them. */
export function useDrawnGroups(groups: readonly unknown[]): number {
  return useRowsInSteps(groups, SCREENFUL).length
}
