import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Coupon } from '@/wire/schemas/coupon'
import { CouponStatus } from '@/wire/enums/coupon'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Pressable } from '@/ui/pressable'
import { EmptyView } from '@/ui/state-view'
import { Tabs } from '@/ui/tabs'
import { CouponCodeSheet } from '@/widgets/coupon/coupon-code-sheet'
import { messages as couponWords } from '@/widgets/coupon/messages'
import { CouponRow } from './coupon-row'
import { canBeUsed, inStatus, usableFirst } from './coupon-groups'
import { messages } from './messages'
import { COUPON_BOXES } from './boxes'
import { useCoupons } from './use-coupons'
import './coupons-page.scss'

type Tab = 'available' | 'held'

const NONE: readonly Coupon[] = []

/** The customer's coupons: those that can be used, those that an order holds, and the way to those of before. */
export function CouponsPage() {
  const isAllowed = usePageGuard()
  const { page, reload } = useCoupons(isAllowed)
  const [tab, setTab] = useState<Tab>('available')
  const [isTyping, setTyping] = useState(false)
  const all = page.status === 'ready' ? page.data : NONE
  const shown = { available: usableFirst(inStatus(all, CouponStatus.usable)), held: inStatus(all, CouponStatus.held) }
  const items = [
    { key: 'available' as const, label: messages.available(shown.available.filter(canBeUsed).length) },
    { key: 'held' as const, label: messages.held(shown.held.length) },
  ]
  return (
    <PageShell
      surface="canvas"
      nav={
        <View className="coupons-head">
          <NavBar title={messages.title} onBack={() => void goBack('pages/profile/index')} />
          <View className="coupons-head__row">
            <View className="grow">
              <Tabs items={items} selected={tab} onSelect={setTab} label={messages.tabs} />
            </View>
            <Pressable className="coupons-head__history" role="link" onPress={() => void open('pages/coupons/history')}>
              {messages.history}
            </Pressable>
          </View>
        </View>
      }
      overlay={
        <CouponCodeSheet
          isOpen={isTyping}
          onClose={() => setTyping(false)}
          onTaken={() => {
            setTyping(false)
            setTab('available')
            reload()
          }}
        />
      }
    >
      <View className="coupons-page">
        {page.status === 'ready' ? (
          <CouponRows coupons={shown[tab]} tab={tab} />
        ) : (
          <LoadedOrNot page={page} onReload={reload} cards={COUPON_BOXES} />
        )}
        {page.status === 'ready' && (
          <View className="coupons-page__code">
            <Button kind="link" onPress={() => setTyping(true)}>
              {couponWords.enterCode}
            </Button>
          </View>
        )}
      </View>
    </PageShell>
  )
}

function CouponRows({ coupons, tab }: { coupons: readonly Coupon[]; tab: Tab }) {
  if (coupons.length === 0) {
    return tab === 'available' ? (
      <EmptyView title={messages.noneTitle} text={messages.noneText} />
    ) : (
      <EmptyView title={messages.noneHeldTitle} />
    )
  }
  return (
    <View role="list">
      {coupons.map((coupon) => (
        <CouponRow key={coupon.id} coupon={coupon} />
      ))}
    </View>
  )
}
