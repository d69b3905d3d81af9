import { View } from '@tarojs/components'
import { useState } from 'react'
import type { MarketAllocation } from '@/domain/vehicle/model-home'
import { CarView } from '@/wire/enums/vehicle'
import { LookGroup } from '@/domain/configuration/look-group'
import { totalFen } from '@/domain/configuration/price'
import { open, openRoute } from '@/services/navigation/open'
import { salePage } from '@/services/navigation/sale-pages'
import { Button } from '@/ui/button'
import { confirmDialog } from '@/ui/popup/dialogs'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { PriceBar } from '@/ui/price-bar'
import { useModelSale } from '@/widgets/deposit-button/use-model-sale'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { barNotes } from './price/bar-notes'
import { BreakdownSheet } from './price/breakdown-sheet'
import { forOrder, keepCar, startOver, undo, type CarState } from './car/car-store'
import { Choices, type AskedGroup } from './choices/choices'
import { messages } from './messages'
import { OpeningNotice } from './car/opening-notice'
import { QuestionDialog } from './conflict/question-dialog'
import { saveCar } from './car/save'
import { CarShareSheet } from './share/share-sheet'
import { ConfiguredCar, type CarSide } from './picture/configured-car'
import type { ShownView } from './picture/shown-view'
import type { OpeningNews } from './car/use-car'
import { useCheck } from './car/use-check'
import { useMonthlyFen } from './price/use-loan-schemes'
import { lookParams, useStageLook } from './picture/use-stage-look'
import type { Taps } from './conflict/use-taps'
import { useWarmStage } from './picture/use-warm-stage'
import './configurator.scss'

interface ConfiguratorProps {
  state: CarState
  taps: Taps
  news: OpeningNews | null
  /** The car is that of an order, which Back leads to; else it is one to order. */
  isForOrder: boolean
  onRead: () => void
  onReload: () => void
  onBack: () => void
}

/** The sheet that is open over the page. */
type OpenSheet = 'parts' | 'share' | null

const askStartOver = async ({ car }: CarState) => {
  const isWanted = await confirmDialog({
    title: messages.startOverTitle,
    text: messages.startOverText(car.version.displayName),
    okLabel: messages.startOver,
    isDestructive: true,
  })
  if (isWanted) startOver()
}

/** Configures a car: its picture, what there is to choose, and the price that changes at every tap. */
export function Configurator({ state, taps, news, isForOrder, onRead, onReload, onBack }: ConfiguratorProps) {
  const [view, setView] = useState<ShownView>(CarView.front34)
  const [outsideView, setOutsideView] = useState<CarView>(CarView.front34)
  const [asked, setAsked] = useState<AskedGroup | null>(null)
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const { priceChange, check, accept, cancel } = useCheck(onReload)
  const monthlyOf = useMonthlyFen(state.model.versions.map(({ pnoTwelve }) => pnoTwelve))
  useStageLook(state, taps.tapAll)
  useWarmStage(state.model.id)
  const sale = useModelSale(isForOrder || sheet !== 'parts' ? undefined : state.model.id)

  const { model, car } = state
  const { version, chosen } = car
  const sumFen = totalFen(version, chosen)
  const monthlyFen = monthlyOf(version.pnoTwelve, sumFen)
  const show = (next: ShownView) => {
    setView(next)
    if (next !== 'cabin') setOutsideView(next)
  }
  const turnTo = (side: CarSide) => {
    show(side === 'cabin' ? 'cabin' : outsideView)
    setAsked({ group: side === 'cabin' ? LookGroup.interior : LookGroup.exterior })
  }
  const takeForOrder = () => {
    keepCar()
    onBack()
  }
  const goOn = isForOrder ? takeForOrder : () => void open('pages/ConfigView/ConfigView', { modelId: model.id })
  const order = (allocation: MarketAllocation) => check(() => void openRoute(salePage(model.id, allocation)))

  return (
    <PageShell
      isWide
      className="configurator"
      bodyClassName="configurator__body"
      nav={
        <NavBar variant="afloat" isLight={view === 'cabin'} onBack={onBack}>
          <View className="configurator__title" role="heading" aria-level="1">
            {model.modelName}
          </View>
        </NavBar>
      }
      foot={
        <PriceBar
          amountFen={sumFen}
          {...barNotes(version, monthlyFen)}
          openLabel={messages.openParts}
          onOpen={() => setSheet('parts')}
        >
          <Button onPress={() => check(goOn)}>{isForOrder ? messages.takeForOrder : messages.next}</Button>
        </PriceBar>
      }
      overlay={
        <>
          <BreakdownSheet
            state={state}
            totalFen={sumFen}
            monthlyFen={monthlyFen}
            sale={sale}
            isOpen={sheet === 'parts'}
            onClose={() => setSheet(null)}
            onSave={() => saveCar(state)}
            onShare={() => setSheet('share')}
            onStartOver={() => void askStartOver(state)}
            onOrder={order}
          />
          <CarShareSheet state={state} isOpen={sheet === 'share'} onClose={() => setSheet(null)} />
          <QuestionDialog question={taps.question} onAnswer={taps.answer} />
          <PriceChangedDialog
            subject={messages.priceSubject(model.modelName)}
            change={priceChange}
            note={messages.choicesStay}
            onAccept={() => void accept()}
            onCancel={cancel}
          />
        </>
      }
    >
      <ConfiguredCar
        state={state}
        view={view}
        onView={show}
        onSide={turnTo}
        onUndo={undo}
        on3d={() => void open('pages/customization-car/index3d', { ...lookParams(state), ...forOrder(state) })}
      />
      <Choices
        state={state}
        taps={taps}
        asked={asked}
        notice={news && <OpeningNotice news={news} state={state} onRead={onRead} />}
        onTab={(group) => show(group === LookGroup.interior ? 'cabin' : outsideView)}
      />
    </PageShell>
  )
}
