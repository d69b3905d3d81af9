import { View } from '@tarojs/components'
import classNames from 'classnames'
import { useState } from 'react'
import { MediaKind } from '@/wire/enums/content'
import { staticUrl } from '@/services/environment'
import { goBack } from '@/services/navigation/go-back'
import { Button } from '@/ui/button'
import { ExtraIcon } from '@/ui/extra-icon'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Picture } from '@/ui/picture'
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
  const save = () => saving.save({ url: staticUrl(path), mediaKind: MediaKind.picture })

  if (!OWN_PICTURE.test(path)) {
    return (
      <PageShell nav={<NavBar title={messages.title} onBack={leave} />}>
        <Gone title={messages.lostTitle} text={messages.lostText} />
      </PageShell>
    )
  }
  return (
    <PageShell
      surface="night"
      isStage
      isFootClear
      nav={<NavBar variant="clear" isLight title={title} onBack={leave} />}
      bodyClassName="single-picture"
      foot={
        <View className="single-picture__foot">
          <Button
            className="single-picture__way"
            kind="ghost"
            icon={<ExtraIcon name={isLarge ? 'minus' : 'plus'} size={20} />}
            onPress={() => setLarge(!isLarge)}
          >
            {isLarge ? messages.zoomOut : messages.zoomIn}
          </Button>
          <Button
            className="single-picture__way"
            kind="white"
            icon={<ExtraIcon name="download" size={20} />}
            onPress={save}
          >
            {viewing.save}
          </Button>
        </View>
      }
      overlay={<AlbumRefused isOpen={saving.isRefused} onClose={saving.dismissRefusal} />}
    >
      <View className="single-picture__room" aria-label={title} {...BY_KEYS}>
        <View className={classNames('single-picture__sheet', isLarge && 'single-picture__sheet--large')}>
          <Picture src={staticUrl(path)} alt={title} ratio={isLarge ? 1 : undefined} fit="contain" isEager />
        </View>
      </View>
    </PageShell>
  )
}
