import { useStore } from 'zustand/react'
import type { User } from '@/wire/schemas/account'
import { session } from '@/services/session/session'
import { loggedInOf } from '@/services/session/state'

/** The logged-in user, or undefined for a visitor. */
export function useUser(): User | undefined {
  return useStore(session, (state) => loggedInOf(state)?.user)
}

export function useIsLoggedIn(): boolean {
  return useStore(session, (state) => loggedInOf(state) !== undefined)
}

/** Whether it was the server who ended the session. */
export function useHasExpired(): boolean {
  return useStore(session, (state) => state.status === 'loggedOut' && state.hasExpired)
}

/** Whether the user must accept agreements on the profile tab. */
export function useAgreementsUpdated(): boolean {
  return useStore(session, (state) => loggedInOf(state)?.agreementsUpdated ?? false)
}
