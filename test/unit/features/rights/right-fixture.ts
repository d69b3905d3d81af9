import type { RightDetail } from '@/wire/schemas/right'
import { RightKind, RightOpening, RightStatus } from '@/wire/enums/right'

/** A right to charge of which nothing is used. */
export const right: RightDetail = {
  id: 'r1',
  rightName: 'Charging',
  kind: RightKind.charging,
  note: '',
  status: RightStatus.available,
  opensWith: RightOpening.payment,
  startTime: '2026-11-01 10:00:00',
  endTime: null,
  endsWithLock: false,
  quantity: 1000,
  used: 0,
  unit: 'kWh',
  orderId: 'o1',
  orderNo: 'B1',
  modelName: 'Vela 7',
  isDelivered: true,
  isLinked: false,
  worth: '',
  place: '',
  holder: '',
  withOthers: '',
  steps: [],
  uses: [],
}
