import { View } from '@tarojs/components'
import { useState } from 'react'
import { HomeTabKind } from '@/wire/enums/content'
import { ErrorCode } from '@/wire/errors'
import { shortTime } from '@/domain/time/shanghai-time'
import { useAsyncPage } from '@/hooks/use-async-page'
import { fetchPreview } from '@/services/api/preview'
import { goBack } from '@/services/navigation/go-back'
import { isRefusal } from '@/services/request/errors'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { Gone } from '@/widgets/gone'
import type { Draft } from './draft'
import { DraftSheet } from './draft-sheet'
import { Unpublished } from './unpublished'
import { messages } from './messages'
import './preview-page.scss'

interface PreviewPageProps {
  tab: string
  /** Of the link. */
  linkKey: string
}

const leave = () => void goBack('pages/home/index')
/** What a tab of Explore will show. */
export function PreviewPage({ tab: name, linkKey }: PreviewPageProps) {
  const tab = Object.values(HomeTabKind).find((each) => each === name) ?? HomeTabKind.recommended
  const { page, reload } = useAsyncPage((signal) => fetchPreview({ tab, key: linkKey }, { signal }))
  const [opened, setOpened] = useState<Draft | null>(null)
  const nav = <NavBar title={messages.title} onBack={leave} />

  if (page.status === 'failed' && isRefusal(page.error, ErrorCode.linkExpired)) {
    return (
      <PageShell nav={nav}>
        <Gone title={messages.goneTitle} text={messages.goneText} />
      </PageShell>
    )
  }
  if (page.status !== 'ready') {
    return (
      <PageShell nav={nav}>
        <LoadedOrNot page={page} onReload={reload} />
      </PageShell>
    )
  }
  return (
    <PageShell
      nav={nav}
      foot={
        <StickyBar above={<View className="preview-page__end">{messages.ends(shortTime(page.data.endTime))}</View>}>
          <Button kind="line" icon={<Icon name="refresh" size={16} />} isLoading={page.isRefreshing} onPress={reload}>
            {messages.reload}
          </Button>
        </StickyBar>
      }
      overlay={<DraftSheet draft={opened} onClose={() => setOpened(null)} />}
    >
      <Unpublished preview={page.data} onOpen={setOpened} />
    </PageShell>
  )
}
