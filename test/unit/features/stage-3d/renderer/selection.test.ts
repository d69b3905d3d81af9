import { readSelection } from '@/features/stage-3d/read-selection'
import { MATERIAL_NAMES, PAINT_COLOURS } from '@/features/stage-3d/renderer/materials'
import { surfacesOf } from '@/features/stage-3d/renderer/surfaces'

const row = (name: (typeof MATERIAL_NAMES)[number]) => MATERIAL_NAMES.indexOf(name)
const CHOICE = { paint: 'tide-blue', wheels: 'arc10', interior: 'ink' } as const
const GLOW = 2

describe('a selection', () => {
  it('is read from a link', () => {
    const query = { model: 'vela-9', paint: 'graphite', wheels: 'aero', interior: 'fog' }
    expect(readSelection(query)).toEqual(query)
  })

  it('takes what a link names wrongly from the car’s own picture', () => {
    expect(readSelection({ model: 'vela-7', paint: 'mauve', wheels: '' })).toEqual({ model: 'vela-7', ...CHOICE })
  })

  it.each([[undefined], ['vela-8'], ['__proto__']])('is none without a known car: %s', (model) => {
    expect(readSelection(model === undefined ? {} : { model })).toBeNull()
  })

  it('colours the paint and nothing else', () => {
    const blue = surfacesOf(CHOICE, true).colours
    const copper = surfacesOf({ ...CHOICE, paint: 'dawn-copper' }, true).colours
    const changed = MATERIAL_NAMES.filter((name) => blue[row(name)]?.join() !== copper[row(name)]?.join())
    expect(changed).toEqual(['paint'])
    expect(copper[row('paint')]?.slice(0, 3)).toEqual([...PAINT_COLOURS['dawn-copper']])
  })

  it('puts the lamps out, and no screen', () => {
    const { finishes } = surfacesOf(CHOICE, false)
    expect(finishes[row('light_front')]?.[GLOW]).toBe(0)
    expect(finishes[row('light_rear')]?.[GLOW]).toBe(0)
    expect(finishes[row('screen')]?.[GLOW]).toBeGreaterThan(0)
  })
})
