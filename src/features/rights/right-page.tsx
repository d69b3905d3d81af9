import { Text, View } from '@tarojs/components'
import classNames from 'classnames'
import { ErrorCode } from '@/wire/errors'
import type { RightDetail } from '@/wire/schemas/right'
import { shortTime } from '@/domain/time/shanghai-time'
import { useAsyncPage } from '@/hooks/use-async-page'
import { usePageGuard } from '@/hooks/use-page-guard'
import { useReadOnShow } from '@/hooks/use-page-shown'
import { fetchRight } from '@/services/api/right'
import { goBack } from '@/services/navigation/go-back'
import { open } from '@/services/navigation/open'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { KeyValues } from '@/ui/key-values'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { FoundOrNot } from '@/widgets/found-or-not'
import { RIGHT_BOXES } from './boxes'
import { carLabel } from './cars'
import { messages } from './messages'
import { isCounted, RightAmount } from './right-amount'
import { RightIcon } from './right-icon'
import { amountText, noteText, validityText, whenText } from './right-texts'
import './right-page.scss'

/** One right: what it is worth, on which conditions, until when, and how it is used. */
export function RightPage({ id }: { id: string }) {
  const isAllowed = usePageGuard()
  const { page, reload } = useAsyncPage(() => fetchRight(id), { key: id, isEnabled: isAllowed && id !== '' })
  useReadOnShow(page.status === 'ready', reload)
  const right = page.status === 'ready' ? page.data : undefined
  return (
    <PageShell
      nav={<NavBar title={messages.title} onBack={() => void goBack('pages/rights/index')} />}
      foot={
        right && (
          <StickyBar>
            <Button onPress={() => open('pages/real-order-detail/index', { id: right.orderId })}>
              {messages.seeOrder}
            </Button>
          </StickyBar>
        )
      }
    >
      {right && <RightContent right={right} />}
      <FoundOrNot
        id={id}
        page={page}
        onReload={reload}
        cards={RIGHT_BOXES}
        lostBy={[ErrorCode.rightNotFound]}
        lost={messages.lost}
        onAction={() => void open('pages/rights/index')}
      />
    </PageShell>
  )
}

const factsOf = (right: RightDetail) =>
  [
    { label: messages.worth, value: right.worth },
    { label: messages.place, value: right.place },
    { label: messages.holder, value: right.holder },
    { label: messages.validity, value: validityText(right) ?? '' },
    { label: messages.withOthers, value: right.withOthers },
  ].filter(({ value }) => value !== '')

const usesOf = (right: RightDetail) =>
  right.uses.map(({ time, amount }) => ({ label: shortTime(time), value: amountText(right, amount) }))

function RightContent({ right }: { right: RightDetail }) {
  const note = isCounted(right) ? undefined : noteText(right)
  const when = whenText(right, serverNow())
  return (
    <>
      <View className="right-head">
        <View className="right-head__row">
          <View className="right-head__titles">
            <View className="right-head__car">{carLabel(right)}</View>
            <View className="right-head__name" role="heading" aria-level="1">
              {right.rightName}
            </View>
          </View>
          <View className="right-head__icon">
            <RightIcon kind={right.kind} />
          </View>
        </View>
        {isCounted(right) && <RightAmount right={right} quantity={right.quantity} />}
        {note !== undefined && <View className="right-head__note">{note}</View>}
        <View className={classNames('right-head__when', when.isSoon && 'right-head__when--soon')}>{when.text}</View>
      </View>
      <View className="right-facts">
        <KeyValues rows={factsOf(right)} isRuled />
        {right.uses.length > 0 && (
          <>
            <View className="right-facts__title" role="heading" aria-level="2">
              {messages.usesTitle}
            </View>
            <KeyValues rows={usesOf(right)} isRuled />
          </>
        )}
        {right.steps.length > 0 && (
          <>
            <View className="right-facts__title" role="heading" aria-level="2">
              {messages.howTo}
            </View>
            <View role="list">
              {right.steps.map((step, at) => (
                <View key={step} className="right-facts__step" role="listitem">
                  <Text className="right-facts__number">{at + 1}</Text>
                  <Text>{step}</Text>
                </View>
              ))}
            </View>
          </>
        )}
      </View>
    </>
  )
}
