import { View } from '@tarojs/components'
import { useState } from 'react'
import { shareWays } from '@/platform/share'
import { saveMedia } from '@/services/album/save-media'
import { open, replace } from '@/services/navigation/open'
import { webLink } from '@/services/navigation/web-link'
import { AlbumRefused } from '@/widgets/album-refused'
import { useSave } from '@/widgets/album-refused/use-save'
import { Button } from '@/ui/button'
import { Chip } from '@/ui/chip'
import { ExtraIcon } from '@/ui/extra-icon'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Pressable } from '@/ui/pressable'
import { ShareSheet } from '@/ui/share-sheet'
import { EmptyView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { GalleryCar } from './gallery-car'
import { messages } from './messages'
import { PaintSheet } from './paint-sheet'
import { routeOf } from './share'
import type { GalleryView } from './use-gallery'
import { pictureOf } from './view'
import './gallery-page.scss'

const CARDS = [
  [
    { widthPercent: 50, heightPx: 32 },
    { widthPercent: 100, heightPx: 200 },
  ],
] as const

/** A model to look at from around, in each of its paints. */
export function GalleryPage(props: GalleryView) {
  const { page, reload, gallery = [], shown, paint, view, showModel, showPaint, showView, leave } = props
  const { save, isRefused, dismissRefusal } = useSave()
  const [isSharing, setSharing] = useState(false)
  const nav = <NavBar title={messages.title} variant="clear" onBack={leave} />

  if (!shown || !paint) {
    return (
      <PageShell className="gallery" bodyClassName="gallery__body" nav={nav}>
        {page.status === 'ready' ? (
          <EmptyView
            title={messages.goneTitle}
            action={messages.toModels}
            onAction={() => void replace('pages/order/index')}
          />
        ) : (
          <LoadedOrNot page={page} cards={CARDS} onReload={reload} />
        )}
      </PageShell>
    )
  }

  const { model, paints } = shown
  return (
    <PageShell
      isWide
      isFootAside
      className="gallery"
      bodyClassName="gallery__body"
      isFootClear
      nav={nav}
      overlay={
        <>
          <AlbumRefused isOpen={isRefused} onClose={dismissRefusal} />
          <ShareSheet
            isOpen={isSharing}
            title={messages.shareTitle(model.modelName, paint.displayName)}
            text={messages.shareText}
            qrLabel={messages.qrLabel}
            page={page}
            link={webLink(routeOf({ model, paint, view }))}
            hasCards={shareWays.hasCards}
            onReload={reload}
            onClose={() => setSharing(false)}
          />
        </>
      }
      foot={
        <>
          <PaintSheet paints={paints} chosen={paint} onChoose={showPaint} />
          <StickyBar>
            <Pressable className="gallery__share" label={messages.share} onPress={() => setSharing(true)}>
              <ExtraIcon name="share" />
            </Pressable>
            <Button
              kind="line"
              label={messages.saveLabel}
              icon={<ExtraIcon name="download" size={20} />}
              onPress={() => save(() => saveMedia({ url: pictureOf(model, paint.attributeNo, view), kind: 'picture' }))}
            >
              {messages.save}
            </Button>
            <Button onPress={() => open('pages/customization-car/index', { modelId: model.id, paint: paint.code })}>
              {messages.configure}
            </Button>
          </StickyBar>
        </>
      }
    >
      <View className="gallery__models" role="radiogroup" aria-label={messages.models}>
        {gallery.map(({ model: { id, modelName } }) => (
          <Chip key={id} role="radio" isOn={id === model.id} onPress={() => showModel(id)}>
            {modelName}
          </Chip>
        ))}
      </View>
      <GalleryCar
        model={model}
        paint={paint}
        view={view}
        others={paints.filter((one) => one !== paint)}
        onView={showView}
      />
    </PageShell>
  )
}
