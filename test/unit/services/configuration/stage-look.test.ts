import { storage } from '@/platform/storage'
import { dropStageLook, leaveStageLook, takeStageLook } from '@/services/configuration/stage-look'
import { tellSession } from '@/services/session/session'
import { expireAs, logInAs } from '../../../support/jest/log-in-as'

const own = { modelId: 'vela-7' }
const ofOrder = { ...own, orderId: 'o1' }
const codes = { exterior: 'dawn-copper', wheels: 'aero', interior: 'fog' }
const look = { ...own, ...codes }

beforeEach(() => {
  tellSession({ type: 'ended' })
  storage.keys().forEach(storage.remove)
})

describe('a look that was chosen in 3D', () => {
  it('is taken over once', () => {
    leaveStageLook(look)
    expect(takeStageLook(own)).toEqual(look)
    expect(takeStageLook(own)).toBeUndefined()
  })

  it.each([
    ['model', look, { modelId: 'vela-9' }],
    ['order', look, ofOrder],
    ['order, and not the draft of its model', { ...ofOrder, ...codes }, own],
    ['order, and not another of the model', { ...ofOrder, ...codes }, { ...own, orderId: 'o2' }],
  ])('waits for the car of its own %s', (_of, left, other) => {
    leaveStageLook(left)
    expect(takeStageLook(other)).toBeUndefined()
    expect(takeStageLook(left)).toEqual(left)
  })

  it('waits for who chose it', () => {
    logInAs('u1')
    leaveStageLook(look)
    logInAs('u2')
    expect(takeStageLook(own)).toBeUndefined()
    logInAs('u1')
    expect(takeStageLook(own)).toEqual(look)
  })

  it('of an order waits for the login that ended meanwhile, and for that order', () => {
    logInAs('u1')
    expireAs('u1')
    const left = { ...ofOrder, ...codes }
    leaveStageLook(left)
    logInAs('u1')
    expect(takeStageLook({ ...own, orderId: 'o2' })).toBeUndefined()
    expect(takeStageLook(own)).toBeUndefined()
    expect(takeStageLook(ofOrder)).toEqual(left)
  })

  it('of a visitor’s draft is not put on that of who logs in', () => {
    leaveStageLook(look)
    logInAs('u1')
    expect(takeStageLook(own)).toBeUndefined()
  })

  it('goes with the draft that it was chosen for', () => {
    leaveStageLook(look)
    dropStageLook('vela-7')
    expect(takeStageLook(own)).toBeUndefined()
  })
})
