import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import { MediaKind } from '@/wire/enums/content'
import { staticUrl } from '@/services/environment'
import { goBack } from '@/services/navigation/go-back'
import { Button } from '@/ui/button'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Picture } from '@/ui/picture'
import { StickyBar } from '@/ui/sticky-bar'
import { AlbumRefused } from '@/widgets/album-refused'
import { messages as viewing } from '@/widgets/picture-viewer/messages'
import { useSaving } from '@/widgets/picture-viewer/use-saving'
import { Gone } from '@/widgets/gone'
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
  const saving = useSaving()
  const save = () => saving.save([{ url: staticUrl(path), mediaKind: MediaKind.picture }])

  if (!OWN_PICTURE.test(path)) {
    return (
      <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
        <Gone title={messages.lostTitle} text={messages.lostText} />
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
          <Button onPress={save}>{viewing.save}</Button>
        </StickyBar>
      }
      overlay={<AlbumRefused isOpen={saving.isRefused} onClose={saving.dismissRefusal} />}
    >
      <View className="single-picture__room" aria-label={title} {...BY_KEYS}>
        <View className={classNames('single-picture__sheet', isLarge && 'single-picture__sheet--large')}>
          <Picture src={staticUrl(path)} alt={title} ratio={1} fit="contain" isEager />
        </View>
      </View>
    </PageShell>
  )
}
