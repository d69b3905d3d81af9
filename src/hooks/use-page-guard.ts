import { useEffect, useRef } from 'react'
import { useRouter } from '@tarojs/taro'
import { useStore } from 'zustand/react'
import { currentRoute, routeOf } from '@/services/navigation/current-route'
import { askGuard, askGuardAgain, leadAway, type GuardAnswer } from '@/services/navigation/guard'
import { isForUsers } from '@/services/navigation/known-pages'
import { session } from '@/services/session/session'
import type { SessionState } from '@/services/session/state'
import { usePageShown } from './use-page-shown'

const answerFor = (path: string, state: SessionState): GuardAnswer => (isForUsers(path) ? askGuard(state) : 'pass')

/**
 * Guards a page that the page table reserves for users: a visitor is led to the login and
 * back here, a user whose agreements were updated to the profile tab. It keeps guarding: a session that ends while the
 * page is shown leads away too, to the login if the server ended it, to the profile tab if the user did.
 *
 * @returns whether the page may show and load its content.
 */
export function usePageGuard(): boolean {
  const router = useRouter()
  const { path } = routeOf(router)
  const answer = useStore(session, (state) => answerFor(path, state))
  // A guarded page further down the stack would redirect the page on top of it.
  const isShown = usePageShown()
  const wasLetIn = useRef(false)
  useEffect(() => {
    // A page that a tab takes the place of is not hidden but unloaded, once it has moved out of sight.
    const isInFront = currentRoute().path === path
    // The route is read anew: the page may have kept something since it was opened.
    if (isShown && isInFront)
      void leadAway(wasLetIn.current ? askGuardAgain(session.getState()) : answer, routeOf(router))
    wasLetIn.current = isShown && answer === 'pass'
  }, [answer, isShown, path, router])
  return answer === 'pass'
}
