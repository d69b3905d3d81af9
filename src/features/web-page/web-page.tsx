import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import type { PagePath } from '@/page-table/table'
import { NETWORK_TIMEOUT_MS } from '@/platform/http/types'
import { goBack } from '@/services/navigation/go-back'
import { webPageOf } from '@/services/navigation/web-page'
import { Button } from '@/ui/button'
import { copyText } from '@/ui/popup/copy'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
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

/** The page in its frame. After a minute without a word of it another try is offered, and what may be read already stays. */
function Framed({ src, title }: { src: string; title: string }) {
  const [tries, setTries] = useState(1)
  const [state, setState] = useState<'loading' | 'loaded' | 'late'>('loading')
  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('late'), NETWORK_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [state])
  const tryAgain = () => {
    setTries(tries + 1)
    setState('loading')
  }
  return (
    <>
      {state === 'loading' && (
        <View className="web-page__line" role="status">
          <View className="said">{messages.loading}</View>
        </View>
      )}
      {state === 'late' && (
        <View className="web-page__late" role="status">
          <Notice tone="orange">{messages.late}</Notice>
          <Button kind="line" isSmall onPress={tryAgain}>
            {messages.tryAgain}
          </Button>
        </View>
      )}
      <WebFrame key={tries} src={src} label={title} onLoad={() => setState('loaded')} />
    </>
  )
}
