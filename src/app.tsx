import type { PropsWithChildren } from 'react'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { watchFailedPageLoads } from '@/platform/page-loads'
import { replace } from '@/services/navigation/open'
import { startSession } from '@/services/session/session'
import { launch } from './shell/launch'
import { offerReload } from './shell/offer-reload'
import './app.scss'

// Before any page is drawn: pages ask the session and their first calls carry its token.
startSession()
watchFailedPageLoads((reload) => void offerReload(reload))

export default function App({ children }: PropsWithChildren) {
  useLaunch(launch)
  usePageNotFound(() => void replace('pagesH5/404'))
  return children
}
