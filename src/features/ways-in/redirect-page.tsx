import { useEffect } from 'react'
import type { Query } from '@/platform/address/query'
import { entryRoute } from '@/services/navigation/entry-link'
import { isForUsers } from '@/services/navigation/known-pages'
import { replace, replaceRoute } from '@/services/navigation/open'
import { buildTarget } from '@/services/navigation/route'
import { noteArrival } from '@/services/session/arrival'
import { useIsLoggedIn } from '@/stores/session'
import { messages } from './messages'
import { Opening } from './opening'

/** Leads on to what a code or a link names, a page for users by the way of the login; what is not ours is not opened. */
export function RedirectPage({ params }: { params: Query }) {
  const isLoggedIn = useIsLoggedIn()

  useEffect(() => {
    const route = entryRoute(params)
    noteArrival({ ...params, ...route?.params })
    if (route === null) void replace('pagesH5/404')
    else if (!isLoggedIn && isForUsers(route.path)) void replace('pages/middle/index', { target: buildTarget(route) })
    else void replaceRoute(route)
    // Once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return <Opening text={messages.aMoment} />
}
