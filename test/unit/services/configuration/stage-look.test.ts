import { storage } from '@/platform/storage'
import { leaveStageLook, takeStageLook } from '@/services/configuration/stage-look'

const look = { modelId: 'vela-7', exterior: 'dawn-copper', wheels: 'aero', interior: 'fog' }

beforeEach(() => storage.keys().forEach(storage.remove))

describe('a look that was chosen in 3D', () => {
  it('is taken over once', () => {
    leaveStageLook(look)
    expect(takeStageLook('vela-7')).toEqual(look)
    expect(takeStageLook('vela-7')).toBeUndefined()
  })

  it('waits for its own model', () => {
    leaveStageLook(look)
    expect(takeStageLook('vela-9')).toBeUndefined()
    expect(takeStageLook('vela-7')).toEqual(look)
  })
})
