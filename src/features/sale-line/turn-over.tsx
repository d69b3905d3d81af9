import { View } from '@tarojs/components'
import type { LineState } from '@/wire/schemas/sale-line'
import { carName } from '@/domain/order/ordered-parts'
import { listed } from '@/language/listed'
import { paintName } from '@/domain/configuration/paint-name'
import { formatCount } from '@/domain/money/number-format'
import { open } from '@/services/navigation/open'
import { Button } from '@/ui/button'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { Icon } from '@/ui/icon'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { StickyBar } from '@/ui/sticky-bar'
import { clockText } from './line-texts'
import { messages } from './messages'
import type { OpeningProps } from './opening'
import './turn.scss'
import type { LineControls } from './use-line'

interface TurnOverProps extends OpeningProps, Pick<LineControls, 'joinAgain' | 'goBack'> {
  line: LineState
}

/** The turn ended without an order: that nothing was charged, what is kept, and the way on. */
export function TurnOver({ model, car, line, joinAgain, goBack }: TurnOverProps) {
  const { turnTime, turnMinutes, carsLeft, ahead } = line
  return (
    <PageShell
      nav={<NavBar title={messages.title(model.modelName)} onBack={goBack} />}
      foot={
        <StickyBar>
          <Button kind="line" onPress={() => open('pages/home/index')}>
            {messages.explore}
          </Button>
          <Button onPress={joinAgain}>{messages.joinAgain}</Button>
        </StickyBar>
      }
    >
      <View className="turn">
        <View className="turn__sign turn__sign--over">
          <Icon name="clock" size={28} />
        </View>
        <View className="turn__title" role="heading" aria-level="2">
          {messages.expired}
        </View>
        {turnTime !== null && (
          <View className="turn__text">{messages.expiredText(clockText(turnTime), turnMinutes)}</View>
        )}
        <View className="turn__facts">
          <Cell icon={<ExtraIcon name="wallet" />} label={messages.nothingCharged} note={messages.noOrder} />
          {car && (
            <Cell
              icon={<ExtraIcon name="car" />}
              label={messages.configurationKept}
              note={listed([carName(car.modelName, car.versionName), paintName(car)])}
            />
          )}
          <Cell
            icon={<ExtraIcon name="users" />}
            label={messages.someLeft(formatCount(carsLeft))}
            note={messages.waiting(formatCount(ahead))}
          />
        </View>
        <View className="turn__notice">
          <Notice>{messages.startsAtEnd}</Notice>
        </View>
      </View>
    </PageShell>
  )
}
