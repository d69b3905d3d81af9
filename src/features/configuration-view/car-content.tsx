import { useState, type ReactNode } from 'react'
import { isSaved } from '@/services/configuration/save-once'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { OfflineStrip } from '@/ui/offline-strip'
import { PageShell } from '@/ui/page'
import { useModelSale } from '@/widgets/deposit-button/use-model-sale'
import { PriceChangedDialog } from '@/widgets/price-changed-dialog'
import { ActionBar } from './action-bar'
import { CarSheets, type CarSheet } from './car-sheets'
import { editParams } from './edit-params'
import { Hero } from './hero'
import { messages } from './messages'
import { News } from './news'
import type { ViewedCar } from './open-configuration'
import type { CarSource } from './source'
import { Summary } from './summary'
import type { ConfigurationView } from './use-configuration-view'
import { snapshotOfQuote, useOrder } from './use-order'
import { useSaved } from './use-saved'

interface CarContentProps extends Pick<ConfigurationView, 'sharing' | 'shareCode' | 'link' | 'codePicture' | 'reload'> {
  nav: ReactNode
  source: CarSource
  car: ViewedCar
  /** The latest reading failed: what is shown may be old. */
  isStale: boolean
}

/** The car, all that can be done with it, and the way to the others that are saved. */
export function CarContent({ nav, source, car, isStale, reload, ...shared }: CarContentProps) {
  const { sharing, shareCode, link, codePicture } = shared
  const [sheet, setSheet] = useState<CarSheet>('none')
  const sale = useModelSale(car.model.id)
  const { saved, save, askToDelete } = useSaved()
  const { priceChange, order, accept, cancel } = useOrder(car, { isDraft: source.kind === 'draft', onOutdated: reload })
  const snapshot = snapshotOfQuote(car.quote)
  const name = car.quote.modelName

  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <>
          {isStale && <OfflineStrip text={messages.stale} onRetry={reload} />}
          <ActionBar
            sale={sale}
            onShare={() => setSheet('share')}
            onEdit={() => void open('pages/customization-car/index', editParams(source, car.model.id))}
            onOrder={order}
          />
        </>
      }
      overlay={
        <>
          <CarSheets
            shown={sheet}
            modelName={name}
            sharing={sharing}
            shareCode={shareCode}
            link={link}
            codePicture={codePicture}
            saved={saved}
            onDelete={askToDelete}
            onClose={() => setSheet('none')}
          />
          <PriceChangedDialog
            subject={messages.yourCar(name)}
            change={priceChange}
            note={messages.choicesStay}
            onAccept={() => void accept()}
            onCancel={cancel}
          />
        </>
      }
    >
      <Hero car={car} shareCode={shareCode} link={link} picture={codePicture} onShare={() => setSheet('share')} />
      <News car={car} />
      <Summary car={car} />
      <Card isList>
        {isSaved(saved, snapshot) ? (
          <Cell label={messages.saved} />
        ) : (
          <Cell label={messages.save} onPress={() => save(snapshot, source.kind === 'saved' ? source.id : undefined)} />
        )}
        <Cell label={messages.savedTitle} value={messages.savedCount(saved.length)} onPress={() => setSheet('saved')} />
      </Card>
    </PageShell>
  )
}
