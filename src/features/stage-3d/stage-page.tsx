import { goBack } from '@/services/navigation/go-back'
import { replace } from '@/services/navigation/open'
import { NavBar } from '@/ui/nav-bar'
import { PageShell } from '@/ui/page'
import { EmptyView } from '@/ui/state-view'
import { messages } from './messages'
import type { StageSelection } from './renderer/selection'
import { StageFoot } from './stage-foot'
import { Stage3d } from './stage-3d'
import { useStageOffer } from './use-stage-offer'
import { useStageSelection } from './use-stage-selection'
import './stage-page.scss'

/** The page that shows a car in 3D; it belongs to the configurator, which takes over what is chosen here. */
export function StagePage() {
  const { selection, orderId, change, done } = useStageSelection()
  const leave = () =>
    void goBack('pages/customization-car/index', {
      ...(selection && { modelId: selection.model }),
      ...(orderId !== undefined && { orderId }),
    })

  if (!selection) {
    return (
      <PageShell nav={<NavBar title={messages.badge} onBack={leave} />}>
        <EmptyView
          art="lost"
          title={messages.unknownTitle}
          text={messages.unknownText}
          action={messages.chooseCar}
          onAction={() => void replace('pages/order/index')}
        />
      </PageShell>
    )
  }
  const finish = () => {
    done()
    leave()
  }
  return (
    <KnownCar
      key={selection.model}
      selection={selection}
      orderId={orderId}
      onChange={change}
      onDone={finish}
      onLeave={leave}
    />
  )
}

interface KnownCarProps {
  selection: StageSelection
  orderId: string | undefined
  onChange: (selection: StageSelection) => void
  onDone: () => void
  onLeave: () => void
}

function KnownCar({ selection, orderId, onChange, onDone, onLeave }: KnownCarProps) {
  const offer = useStageOffer(selection, orderId)
  return (
    <PageShell
      isWide
      className="stage-page"
      bodyClassName="stage-page__body"
      nav={<NavBar variant="afloat" title={messages.models[selection.model]} onBack={onLeave} />}
      foot={<StageFoot selection={selection} priceFen={offer?.priceFen} onDone={onDone} />}
    >
      <Stage3d selection={selection} offer={offer} onChange={onChange} />
    </PageShell>
  )
}
