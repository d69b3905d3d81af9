import { useEffect } from 'react'
import { useRouter } from '@tarojs/taro'
import { useStore } from 'zustand/react'
import { currentPage, pageOf } from '@/services/navigation/current-page'
import { askGuard, leadAway } from '@/services/navigation/guard'
import { session } from '@/services/session/session'
import { usePageShown } from './use-page-shown'

/**
 * Guards a page that needs login (specification section 2): a visitor is led to the login and back here, a user whose
 * agreements were updated to the profile tab. It keeps guarding: a session that ends while the page is shown leads away
 * too.
 *
 * @returns whether the page may show and load its content.
 */
export const usePageGuard = (): boolean => {
  const router = useRouter()
  const answer = useStore(session, askGuard)
  // A guarded page further down the stack would redirect the page on top of it.
  const isShown = usePageShown()
  useEffect(() => {
    const page = pageOf(router)
    // A page that a tab takes the place of is not hidden but unloaded, once it has moved out of sight.
    const isInFront = currentPage().path === page.path
    if (isShown && isInFront) void leadAway(answer, page)
    // The page's own address never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [answer, isShown])
  return answer === 'pass'
}
