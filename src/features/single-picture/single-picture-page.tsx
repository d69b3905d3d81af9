import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import { staticUrl } from '@/services/environment'
import { saveMedia } from '@/services/album/save-media'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { ApiError } from '@/services/request/errors'
import { failureText } from '@/services/request/failure-text'
import { Button } from '@/ui/button'
import { alertDialog } from '@/ui/feedback/dialogs'
import { showToast } from '@/ui/feedback/toast'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Picture } from '@/ui/picture'
import { EmptyView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { AlbumRefused } from '@/widgets/album-refused'
import { messages } from './messages'
import './single-picture-page.scss'

interface SinglePicturePageProps {
  /** A picture of our own server: "/static/img/space.webp". */
  path: string
  title?: string | undefined
}

/** Pictures of the product, and nothing of any other host. */
const OWN_PICTURE = /^\/static\/(?:[\w-]+\/)*[\w-]+\.(?:webp|jpg|png)$/

/** It scrolls by arrow keys, too. */
const BY_KEYS = { role: 'region', tabIndex: 0 }

const leave = () => void goBack('pages/home/index')

/** One picture, larger at a tap, to keep. */
export function SinglePicturePage({ path, title = messages.title }: SinglePicturePageProps) {
  const [isLarge, setLarge] = useState(false)
  const [isRefused, setRefused] = useState(false)

  const save = async (): Promise<void> => {
    try {
      const outcome = await saveMedia({ url: staticUrl(path), kind: 'picture' })
      if (outcome === 'refused') setRefused(true)
      if (outcome === 'saved') showToast(messages.saved)
    } catch (error) {
      const text = error instanceof ApiError ? failureText(error) : messages.phoneRefused
      await alertDialog({ title: messages.notSavedTitle, text })
    }
  }

  if (!OWN_PICTURE.test(path)) {
    return (
      <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
        <EmptyView
          art="lost"
          title={messages.lostTitle}
          text={messages.lostText}
          action={messages.toExplore}
          onAction={() => void open('pages/home/index')}
        />
      </PageShell>
    )
  }
  return (
    <PageShell
      isStage
      nav={<NavBar title={title} onBack={leave} />}
      bodyClassName="single-picture"
      foot={
        <StickyBar>
          <Button kind="line" onPress={() => setLarge(!isLarge)}>
            {isLarge ? messages.zoomOut : messages.zoomIn}
          </Button>
          <Button onPress={save}>{messages.save}</Button>
        </StickyBar>
      }
      overlay={<AlbumRefused isOpen={isRefused} onClose={() => setRefused(false)} />}
    >
      <View className="single-picture__room" aria-label={title} {...BY_KEYS}>
        <View className={classNames('single-picture__sheet', isLarge && 'single-picture__sheet--large')}>
          <Picture src={staticUrl(path)} alt={title} ratio={1} fit="contain" isEager />
        </View>
      </View>
    </PageShell>
  )
}
