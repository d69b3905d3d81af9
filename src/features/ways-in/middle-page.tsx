import { useEffect, useRef } from 'react'
import { ENTRY_PAGE } from '@/page-table/facts'
import { replace, replaceRoute } from '@/services/navigation/open'
import { parseTarget } from '@/services/navigation/route'
import { logInSilently } from '@/services/session/log-in'
import { useIsLoggedIn } from '@/stores/session'
import { Button } from '@/ui/button'
import { tellDeletion } from '@/widgets/deletion-told/tell-deletion'
import { messages } from './messages'
import { Opening } from './opening'

/**
 * Logs in whom the host app knows and opens the target. Who is not known opens it as a visitor: a page for users leads to
 * the login and back by itself.
 */
export function MiddlePage({ target }: { target: string }) {
  const isLoggedIn = useIsLoggedIn()
  const isLeft = useRef(false)

  const goOn = async (to = target): Promise<void> => {
    if (isLeft.current) return
    isLeft.current = true
    const page = parseTarget(to)
    await (page === null ? replace('pagesH5/404') : replaceRoute(page))
  }

  useEffect(() => {
    const enter = async (): Promise<void> => {
      const hasLoggedIn = !isLoggedIn && (await logInSilently().catch(() => false))
      await goOn()
      if (hasLoggedIn) await tellDeletion()
    }
    void enter()
    // Once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return (
    <Opening text={isLoggedIn ? messages.aMoment : messages.loggingIn}>
      <Button kind="link" onPress={() => goOn(`/${ENTRY_PAGE}`)}>
        {messages.asGuest}
      </Button>
    </Opening>
  )
}
