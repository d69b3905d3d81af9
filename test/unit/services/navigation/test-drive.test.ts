/** @jest-environment jsdom */
import { ConsultationType } from '@/wire/enums/vehicle'
import { EMPTY_DRAFT, startDraft } from '@/features/appointments/booking/draft'
import { testDrivePage } from '@/services/navigation/test-drive'

test('the way to a test drive leads to one, also where a talk was chosen last', () => {
  const kept = { ...EMPTY_DRAFT, consultationType: ConsultationType.order }
  expect(startDraft(kept, testDrivePage({ model: 'vela-7' }).params)).toMatchObject({
    consultationType: ConsultationType.testDrive,
    modelId: 'vela-7',
  })
})
