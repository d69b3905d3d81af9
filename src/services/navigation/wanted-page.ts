import { buildTarget, parseTarget, type Route } from '@/services/navigation/route'
import { HOUR_MS } from '@/domain/time/duration'
import { isText } from '../storage/is-text'
import { storedSlot } from '../storage/stored-slot'
import { openRoute } from './open'

/** An older wish would surprise more than it helps. */
const slot = storedSlot('wanted-page', { isValue: isText, lifetimeMs: HOUR_MS })

/** Remembers the page a user wanted before accepting the agreements; it survives a reload (docs/rules/client.md). */
export const rememberWantedPage = (route: Route): void => slot.write(buildTarget(route))

/** The page that a user waits for, or null when there is none. */
export const wantedPage = (): Route | null => {
  const wanted = slot.read()
  return wanted === undefined ? null : parseTarget(wanted)
}

/** Drops the wish, such as when the user logs out instead of accepting. */
export const forgetWantedPage = (): void => slot.clear()

/**
 * Opens the remembered page once, after the agreements were accepted.
 *
 * @returns whether there was one.
 */
export const openWantedPage = async (): Promise<boolean> => {
  const page = wantedPage()
  forgetWantedPage()
  if (page === null) return false
  await openRoute(page)
  return true
}
