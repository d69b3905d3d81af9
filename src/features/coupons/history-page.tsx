import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Coupon } from '@/wire/schemas/coupon'
import { CouponStatus } from '@/wire/enums/coupon'
import { formatOrderNumber } from '@/domain/order/order-number'
import { dayText } from '@/domain/time/shanghai-time'
import { usePageGuard } from '@/hooks/use-page-guard'
import { goBack } from '@/services/navigation/go-back'
import { LoadedOrNot } from '@/ui/loaded-or-not'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { Tabs } from '@/ui/tabs'
import { CouponCard } from '@/widgets/coupon/coupon-card'
import { COUPON_BOXES } from './boxes'
import { byYear, inStatus, leftTime } from './coupon-groups'
import { messages } from './messages'
import { useCoupons } from './use-coupons'
import './history-page.scss'

type Tab = 'used' | 'ended'

const NONE: readonly Coupon[] = []

/** The coupons that were used or have ended, by year. */
export function HistoryPage() {
  const isAllowed = usePageGuard()
  const { page, reload } = useCoupons(isAllowed)
  const [tab, setTab] = useState<Tab>('used')
  const all = page.status === 'ready' ? page.data : NONE
  const past = { used: inStatus(all, CouponStatus.used), ended: inStatus(all, CouponStatus.ended) }
  const items = [
    { key: 'used' as const, label: messages.used(past.used.length) },
    { key: 'ended' as const, label: messages.ended(past.ended.length) },
  ]
  return (
    <PageShell
      surface="canvas"
      nav={
        <View className="coupon-history-head">
          <NavBar title={messages.historyTitle} onBack={() => void goBack('pages/coupons/coupons')} />
          <Tabs items={items} selected={tab} onSelect={setTab} label={messages.tabs} />
        </View>
      }
    >
      {page.status === 'ready' ? (
        <Years coupons={past[tab]} />
      ) : (
        <LoadedOrNot page={page} onReload={reload} cards={COUPON_BOXES} />
      )}
    </PageShell>
  )
}

function Years({ coupons }: { coupons: readonly Coupon[] }) {
  if (coupons.length === 0) return <EmptyView title={messages.noHistoryTitle} />
  return (
    <>
      {byYear(coupons).map(({ year, coupons: rows }) => (
        <View key={year}>
          <View className="coupon-history__year" role="heading" aria-level="2">
            {year}
          </View>
          <View role="list">
            {rows.map((coupon) => (
              <View key={coupon.id} role="listitem">
                <CouponCard coupon={coupon} note={pastText(coupon)} isOff tag={<PastWord status={coupon.status} />} />
              </View>
            ))}
          </View>
        </View>
      ))}
      <View className="coupon-history__kept">{messages.keptFor}</View>
    </>
  )
}

function PastWord({ status }: Pick<Coupon, 'status'>) {
  return (
    <View className="coupon-history__word">{status === CouponStatus.used ? messages.usedTag : messages.endedTag}</View>
  )
}

/** When, and where or for which order. */
const pastText = (coupon: Coupon): string => {
  const day = dayText(leftTime(coupon))
  if (coupon.usedPlace !== null) return messages.usedAt(day, coupon.usedPlace)
  return coupon.orderNo === null ? day : messages.usedInOrder(day, formatOrderNumber(coupon.orderNo))
}
