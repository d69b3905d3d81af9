import { View } from '@tarojs/components'
import type { LineState } from '@/wire/schemas/sale-line'
import { MarketAllocationType } from '@/wire/enums/vehicle'
import { paintName } from '@/domain/configuration/paint-name'
import { formatYuan } from '@/domain/money/money'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { carName } from '@/domain/order/ordered-parts'
import { openRoute } from '@/services/navigation/open'
import { orderPage } from '@/services/navigation/sale-pages'
import { Button } from '@/ui/button'
import { Countdown } from '@/widgets/countdown'
import { Icon } from '@/ui/icon'
import { KeyValues } from '@/ui/key-values'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { Price } from '@/ui/price'
import { StickyBar } from '@/ui/sticky-bar'
import { messages } from './messages'
import type { OpeningProps } from './opening'
import './turn.scss'
import type { LineControls } from './use-line'

interface LetInProps extends OpeningProps, Pick<LineControls, 'refresh' | 'goBack'> {
  line: LineState
}

/** It is the shopper's turn: how long, what it costs now, and the one button. */
export function LetIn({ model, allocation, car, line: { turnEndTime }, refresh, goBack }: LetInProps) {
  const isBig = allocation.marketAllocationType === MarketAllocationType.big
  const amount = formatYuan(allocation.marketPriceFen)
  const due = {
    label: isBig ? messages.bigDue : messages.smallDue,
    value: <Price amountFen={allocation.marketPriceFen} />,
  }
  const rows =
    isBig && car ? [{ label: messages.configuredPrice, value: <Price amountFen={car.totalFen} /> }, due] : [due]
  return (
    <PageShell
      nav={<NavBar title={messages.title(model.modelName)} onBack={goBack} />}
      foot={
        <StickyBar>
          <Button kind="line" onPress={goBack}>
            {messages.notNow}
          </Button>
          <Button kind="blue" onPress={() => openRoute(orderPage(model.id, allocation))}>
            {isBig ? messages.order(amount) : messages.reserve(amount)}
          </Button>
        </StickyBar>
      }
    >
      <View className="turn">
        <View className="turn__sign turn__sign--in">
          <Icon name="check" size={28} />
        </View>
        <View className="turn__title" role="heading" aria-level="2" aria-live="assertive">
          {messages.letIn}
        </View>
        <View className="turn__text">{messages.letInText}</View>
        {turnEndTime !== null && (
          <View className="turn__time">
            <Countdown endMs={parseShanghai(turnEndTime)} onEnd={refresh} />
          </View>
        )}
        <View className="turn__hint">{messages.toPlace}</View>
        <View className="turn__facts">
          <View className="t-h3">{car ? carName(car.modelName, car.versionName) : model.modelName}</View>
          {car && <View className="turn__note">{paintName(car)}</View>}
          <KeyValues rows={rows} />
        </View>
        <View className="turn__foot">{messages.twoUnpaid}</View>
      </View>
    </PageShell>
  )
}
