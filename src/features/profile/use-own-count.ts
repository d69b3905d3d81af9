import { useOwn } from '@/hooks/use-own'

/**
 * A count of what the customer has; a visitor has none.
 *
 * @param fetchCount - always the same function.
 */
export function useOwnCount(fetchCount: () => Promise<number>): number {
  return useOwn(fetchCount).value ?? 0
}
