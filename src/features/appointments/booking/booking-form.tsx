import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'
import { ConsultationType } from '@/wire/enums/vehicle'
import type { FreeSlot, HourWait } from '@/wire/schemas/appointment'
import { AGREEMENT_TITLES } from '@/domain/agreement-titles'
import { parseShanghai } from '@/domain/time/shanghai-time'
import { formatClock } from '@/domain/time/week'
import { open } from '@/services/navigation/open'
import { Card } from '@/ui/card'
import { Cell } from '@/ui/cell'
import { ExtraIcon } from '@/ui/extra-icon'
import { Notice } from '@/ui/notice'
import { PageShell } from '@/ui/page'
import { Segmented } from '@/ui/segmented'
import { agreementLinks } from '@/widgets/consent/agreement-link'
import { AgreementRow } from '@/widgets/consent/agreement-row'
import { AgreementSheet } from '@/widgets/consent/agreement-sheet'
import { useConsent } from '@/widgets/consent/use-consent'
import { CitySheet } from '@/widgets/places/city-sheet'
import { ShopSheet } from '@/widgets/places/shop-sheet'
import { messages } from '../messages'
import { tellableOf, toTellOf } from '../waiting/telling'
import { useWaits } from '../waiting/use-waits'
import { AwaitedHours, FreedHours } from '../waiting/waits-card'
import { BookingBar } from './booking-bar'
import { CalendarCard } from './calendar-card'
import { withCity, withHour, withShop, withWish, type BookingStart } from './draft'
import { isSameHour } from '../hours/gone'
import { ModelChoice } from './model-choice'
import { NearestCard } from './nearest-card'
import type { BookingOffer } from './offer'
import { PersonCard } from './person-card'
import { useBooking, type BookingView } from './use-booking'
import { useSend } from './use-send'
import './booking-form.scss'

interface BookingFormProps {
  nav: ReactNode
  start: BookingStart
  offer: BookingOffer
  /** Reads the offer again. */
  onOutdated: () => void
}

/** Books an hour: what for, which car, where, when and who. */
export function BookingForm({ nav, start, offer, onOutdated }: BookingFormProps) {
  const view = useBooking(start, offer.models)
  const { draft, change, keep, modelId, city, cities, shops, calendar, free, full, gone, setGone } = view
  const startTime = free?.startTime
  const [sheet, setSheet] = useState<'city' | 'shop' | null>(null)
  const consent = useConsent()
  const send = useSend(view, { agreement: offer.agreement, consent, reload: onOutdated })
  const agreements = agreementLinks([{ id: offer.agreement.id, title: AGREEMENT_TITLES.leadActivityPrivacyStatement }])
  const closeSheet = () => setSheet(null)
  const openShops = () => setSheet(city ? 'shop' : 'city')
  const isHere = ({ storeId }: FreeSlot) => storeId === draft.storeId
  const { waits, ask, takeBack } = useWaits(calendar.reload)
  const toTell = toTellOf(draft.isToTell ?? false, full, waits)
  const tellable = tellableOf(gone, { consultationType: draft.consultationType, modelId }, waits)
  const chooseFreed = (wait: HourWait): void => {
    // What is to be moved there is not booked once more.
    if (wait.appointmentId !== null) {
      return void open('pages/drive-record/drive-detail/drive-detail', { id: wait.appointmentId })
    }
    setGone(null)
    keep(withHour(draft, wait))
  }
  const agreeAndSend = () => {
    consent.agree()
    return send(true)
  }

  return (
    <PageShell
      surface="canvas"
      nav={nav}
      foot={
        <BookingBar
          agreement={<AgreementRow {...consent.row} agreements={agreements} />}
          startTime={startTime}
          heldUntilMs={view.heldUntilMs}
          toTell={toTell}
          onBook={() => send(consent.isAgreed)}
          onTell={ask}
        />
      }
      overlay={
        <>
          <CitySheet
            isOpen={sheet === 'city'}
            title={messages.citySheet}
            cities={cities}
            selected={city?.cityCode}
            onPick={({ cityCode }) => keep(withCity(draft, cityCode, city?.cityCode))}
            onClose={closeSheet}
          />
          {city && (
            <ShopSheet
              isOpen={sheet === 'shop'}
              cityName={city.cityName}
              shops={shops}
              selected={draft.storeId}
              onPick={({ id }) => {
                setGone(null)
                keep(withShop(draft, id, city.cityCode))
              }}
              onClose={closeSheet}
            />
          )}
          <AgreementSheet {...consent.sheet} agreements={agreements} onAgree={agreeAndSend} />
        </>
      }
    >
      <View className="booking-form__type">
        <Segmented
          items={TYPES.map((type) => ({ key: String(type), label: messages.types[type] }))}
          selected={String(draft.consultationType)}
          onSelect={(key) => {
            const consultationType = TYPES.find((type) => String(type) === key)
            if (consultationType !== undefined) keep(withWish(draft, { consultationType }))
          }}
          label={messages.typeLabel}
        />
      </View>
      {gone && view.isGoneChosen && (
        <View className="booking-form__notice" role="alert">
          <Notice tone="orange" icon="alert">
            <Text className="t-strong">
              {messages.goneTitles[gone.why](formatClock(parseShanghai(gone.startTime)))}
            </Text>{' '}
            {messages.takenText}
          </Notice>
        </View>
      )}
      <FreedHours waits={waits} onChoose={chooseFreed} />
      <ModelChoice
        models={offer.models}
        chosen={modelId}
        onChoose={(id) => keep(withWish(draft, { modelId: id }, modelId))}
      />
      <PlaceCard view={view} onCity={() => setSheet('city')} onShop={openShops} />
      {draft.storeId !== undefined && (
        <CalendarCard
          calendar={calendar}
          chosen={startTime ?? toTell?.startTime}
          gone={gone}
          nearest={(gone?.nearest ?? []).filter(isHere).map((slot) => slot.startTime)}
          onChoose={view.choose}
          onOtherShop={openShops}
        />
      )}
      {gone && (
        <NearestCard
          slots={gone.nearest}
          chosen={{ storeId: draft.storeId, startTime }}
          onChoose={(slot) => change({ storeId: slot.storeId, startTime: slot.startTime, isToTell: false })}
          tell={
            tellable && {
              startTime: tellable.startTime,
              isOn: toTell !== undefined && isSameHour(tellable, toTell),
              onChoose: () => change({ storeId: tellable.storeId, startTime: tellable.startTime, isToTell: true }),
            }
          }
        />
      )}
      <AwaitedHours waits={waits} onTakeBack={takeBack} />
      <PersonCard draft={draft} onName={(driverName) => change({ driverName })} />
    </PageShell>
  )
}

const TYPES = [ConsultationType.testDrive, ConsultationType.order] as const

interface PlaceCardProps {
  view: BookingView
  onCity: () => void
  onShop: () => void
}

/** Where: the city and the shop. */
function PlaceCard({ view: { city, calendar }, onCity, onShop }: PlaceCardProps) {
  const shop = calendar.page.status === 'ready' ? calendar.page.data : undefined
  return (
    <Card isList>
      <Cell label={messages.city} value={city?.cityName ?? messages.chooseCity} onPress={onCity} />
      <Cell
        icon={<ExtraIcon name="location" />}
        label={shop?.storeName ?? messages.chooseShop}
        note={shop?.address}
        onPress={onShop}
      />
    </Card>
  )
}
