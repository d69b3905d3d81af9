// First: what the kit says of its parts adds to the base style.
import './app.scss'
import type { PropsWithChildren } from 'react'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import { watchFailedPageLoads } from '@/platform/page-loads'
import { replace } from '@/services/navigation/open'
import { startLanguage } from '@/services/language/spoken-language'
import { startSession } from '@/services/session/session'
import { useLanguage } from '@/stores/language'
import { offerReload } from './shell/failed-load/offer-reload'
import { launch } from './shell/launch'
import { reloadablePages } from './shell/reloadable-pages'

startLanguage()
// Before any page is drawn: pages ask the session and their first calls carry its token.
startSession()
watchFailedPageLoads((failed) => void offerReload(failed))

export default function App({ children }: PropsWithChildren) {
  useLaunch(launch)
  // Another language draws every page of the stack anew, each with the state that it has.
  useLanguage()
  usePageNotFound(() => void replace('pagesH5/404'))
  return reloadablePages(children)
}
