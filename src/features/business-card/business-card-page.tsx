import { useShareAppMessage } from '@tarojs/taro'
import { useState } from 'react'
import { SalesServiceType } from '@/wire/enums/vehicle'
import { ErrorCode } from '@/wire/errors'
import { useAsyncPage } from '@/hooks/use-async-page'
import { shareWays } from '@/platform/share'
import { isLost } from '@/services/async-page/is-lost'
import { fetchShop } from '@/services/api/shop'
import { codePicture } from '@/services/navigation/code-picture'
import { goBack } from '@/services/navigation/go-back'
import { open, openRoute } from '@/services/navigation/open'
import { buildTarget, type Route } from '@/services/navigation/route'
import { testDrivePage } from '@/services/navigation/test-drive'
import { webLink } from '@/services/navigation/web-link'
import { knownPosition } from '@/services/position'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { ShareSheet } from '@/ui/share-sheet'
import type { SkeletonBar } from '@/ui/skeleton'
import { EmptyView } from '@/ui/state-view'
import { StickyBar } from '@/ui/sticky-bar'
import { ContactCells } from './contact-cells'
import { CustomerNumber } from './customer-number'
import { messages } from './messages'
import { PersonHead } from './person-head'

interface BusinessCardPageProps {
  shopId: string
  /** Names the person among those of the shop. */
  phone: string
}

const CARDS: readonly (readonly SkeletonBar[])[] = [
  [
    { widthPercent: 100, heightPx: 120 },
    { widthPercent: 50, heightPx: 32 },
  ],
  [{ widthPercent: 100, heightPx: 120 }],
]

/** The card of a person of a shop: who it is, how to reach them, and the way to a test drive. */
export function BusinessCardPage({ shopId, phone }: BusinessCardPageProps) {
  const { page, reload } = useAsyncPage((signal) => fetchShop({ id: shopId, ...knownPosition() }, { signal }), {
    key: shopId,
    isEnabled: shopId !== '',
  })
  const [isSharing, setSharing] = useState(false)
  const shop = page.status === 'ready' ? page.data : undefined
  const adviser = shop?.advisers.find((person) => person.phone === phone)
  const route: Route = { path: 'pages/business-card/business-card', params: { shop: shopId, phone } }
  useShareAppMessage(() => ({ title: adviser?.name ?? messages.title, path: buildTarget(route) }))

  const nav = <NavBar title={messages.title} onBack={() => void goBack('pages/shopList/shopList')} />
  if (shop !== undefined && adviser !== undefined) {
    const drives = shop.salesServiceTypes.includes(SalesServiceType.testDrive)
    return (
      <PageShell
        surface="canvas"
        nav={nav}
        foot={
          <StickyBar>
            <Button kind={drives ? 'line' : 'ink'} onPress={() => setSharing(true)}>
              {messages.share}
            </Button>
            {drives && <Button onPress={() => openRoute(testDrivePage({ shop: shop.id }))}>{messages.book}</Button>}
          </StickyBar>
        }
        overlay={
          <ShareSheet
            isOpen={isSharing}
            title={messages.share}
            text={messages.shareText}
            qrLabel={messages.qr(adviser.name)}
            page={{ status: 'ready' }}
            link={webLink(route)}
            picture={codePicture(route)}
            hasCards={shareWays.hasCards}
            onReload={reload}
            onClose={() => setSharing(false)}
          />
        }
      >
        <PersonHead adviser={adviser} shop={shop} link={webLink(route)} code={codePicture(route)} />
        <ContactCells adviser={adviser} shop={shop} />
        <CustomerNumber adviserName={adviser.name} />
      </PageShell>
    )
  }
  const isGone = shop !== undefined || isLost(shopId, page, [ErrorCode.shopNotFound])
  return (
    <PageShell nav={nav}>
      {isGone ? (
        <EmptyView
          art="lost"
          title={messages.goneTitle}
          text={messages.goneText}
          action={messages.toShop}
          onAction={() =>
            void (shop === undefined
              ? open('pages/shopList/shopList')
              : open('pages/shopList/details/index', { id: shop.id }))
          }
        />
      ) : (
        <LoadedOrNot page={page} onReload={reload} cards={CARDS} />
      )}
    </PageShell>
  )
}
