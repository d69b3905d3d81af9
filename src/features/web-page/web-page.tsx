import { View } from '@tarojs/components'
import { useState } from 'react'
import type { PagePath } from '@/page-table/table'
import { goBack } from '@/services/navigation/go-back'
import { webPageOf } from '@/services/navigation/web-page'
import { copyText } from '@/ui/feedback/copy'
import { NavBar } from '@/ui/nav-bar'
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
  const [isLoaded, setLoaded] = useState(false)
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
      {!isLoaded && (
        <View className="web-page__line" role="status">
          <View className="said">{messages.loading}</View>
        </View>
      )}
      <WebFrame src={src} label={title} onLoad={() => setLoaded(true)} />
    </PageShell>
  )
}
