import { View } from '@tarojs/components'
import { LineStanding } from '@/wire/enums/sale-line'
import type { LineState } from '@/wire/schemas/sale-line'
import { formatCount } from '@/domain/money/number-format'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { openRoute } from '@/services/navigation/open'
import { configurePage } from '@/services/navigation/sale-pages'
import { serverNow } from '@/services/server-clock'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { NavBar } from '@/ui/nav-bar'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { PosterHead } from '@/ui/poster-head'
import { StickyBar } from '@/ui/sticky-bar'
import { CarRow } from './car-row'
import { EarlyCard } from './early-card'
import { FullCard } from './full-card'
import './in-line.scss'
import { messages } from './messages'
import type { OpeningProps } from './opening'
import { QueueCard } from './queue-card'
import { ReminderRow } from './reminder-row'
import type { LineControls } from './use-line'

interface InLineProps extends OpeningProps, Pick<LineControls, 'leave' | 'refresh' | 'goBack'> {
  line: LineState
}

/** In line, or about to be: the place and its time over the picture of the model, and what there is to do meanwhile. */
export function InLine({ model, car, line, leave, refresh, goBack }: InLineProps) {
  const isWaiting = line.standing === LineStanding.waiting
  const isMoving = serverNow() >= parseShanghai(line.startTime)
  const configure = () => openRoute(configurePage(model.id))
  return (
    <PageShell
      surface="canvas"
      nav={<NavBar variant="afloat" isLight title={messages.title(model.modelName)} onBack={goBack} />}
      foot={
        <StickyBar>
          <Button kind="quiet" onPress={isWaiting ? leave : goBack}>
            {messages.leave}
          </Button>
          {isWaiting && isMoving ? (
            <Button isDisabled hint={messages.opensByItself}>
              {messages.waitForTurn}
            </Button>
          ) : (
            <Button onPress={configure}>{messages.configureMeanwhile}</Button>
          )}
        </StickyBar>
      }
    >
      <PosterHead picture={model.purchaseCarPoster} alt={messages.poster(model.modelName)} className="in-line__head" />
      <View className="in-line__cards">
        <Head line={line} isMoving={isMoving} onTime={refresh} />
        <Card isList>
          {isWaiting && (
            <Cell
              icon={<ExtraIcon name="check-circle" />}
              label={messages.kept}
              note={isMoving ? messages.keptFrom(line.turnMinutes) : messages.keptClosed}
            />
          )}
          <ReminderRow key={line.standing} line={line} />
          <CarRow modelId={model.id} car={car} />
        </Card>
        <Foot line={line} isMoving={isMoving} />
      </View>
    </PageShell>
  )
}

interface HeadProps {
  line: LineState
  isMoving: boolean
  onTime: () => void
}

function Head({ line, isMoving, onTime }: HeadProps) {
  if (line.standing === LineStanding.waiting) return <QueueCard line={line} isMoving={isMoving} onOpen={onTime} />
  if (line.standing === LineStanding.full) return <FullCard line={line} onEnd={onTime} />
  return <EarlyCard line={line} onOpen={onTime} />
}

function Foot({ line, isMoving }: Omit<HeadProps, 'onTime'>) {
  const { standing, ahead, behind, carsLeft, cars } = line
  if (standing === LineStanding.full) return <View className="in-line__words">{messages.asksByItself}</View>
  if (standing !== LineStanding.waiting) return null
  if (!isMoving) return <View className="in-line__words">{messages.byArrival(formatCount(ahead + behind + 1))}</View>
  return (
    <View className="in-line__notice">
      <Notice>{messages.notOfferedAgain(formatCount(carsLeft), formatCount(cars))}</Notice>
    </View>
  )
}
