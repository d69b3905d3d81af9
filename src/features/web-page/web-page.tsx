import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { PagePath } from '@/page-table/table'
import { NETWORK_TIMEOUT_MS } from '@/platform/http/types'
import { goBack } from '@/services/navigation/go-back'
import { webPageOf } from '@/services/navigation/web-page'
import { copyText } from '@/ui/feedback/copy'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ErrorView } from '@/ui/state-view'
import { WebFrame } from '@/ui/web-frame'
import { BlockedLink } from './blocked-link'
import { messages } from './messages'
import './web-page.scss'

interface WebPageProps {
  url: string
  title?: string | undefined
}

const HOME = 'pages/home/index' satisfies PagePath
const leave = () => void goBack(HOME)

/** A web page of a host that is allowed; any other address is shown, not opened. */
export function WebPage({ url, title = messages.title }: WebPageProps) {
  const src = webPageOf(url)
  const nav = <NavBar title={title} onBack={leave} />
  if (src === null) {
    return (
      <PageShell nav={nav}>
        <BlockedLink url={url} onCopy={() => copyText(url)} onBack={leave} />
      </PageShell>
    )
  }
  return (
    <PageShell nav={nav} isStage bodyClassName="web-page">
      <Framed src={src} title={title} />
    </PageShell>
  )
}

/** The page in its frame; what has not come after a minute, as any page, gives way to a word and another try. */
function Framed({ src, title }: { src: string; title: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), NETWORK_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'failed') return <ErrorView text={messages.notLoaded} onReload={() => setState('loading')} />
  return (
    <>
      {state === 'loading' && (
        <View className="web-page__line" role="status">
          <View className="said">{messages.loading}</View>
        </View>
      )}
      <WebFrame src={src} label={title} onLoad={() => setState('loaded')} />
    </>
  )
}
