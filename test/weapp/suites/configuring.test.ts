import type Element from 'miniprogram-automator/out/Element'
import { until } from '../host/client/until'
import { useApp } from '../support/suite'

describe('the configurator', () => {
  const app = useApp()

  /** What a screen reader says of a choice: its name, and whether it is chosen. */
  const saidOf = async (role: string, name: RegExp): Promise<readonly string[]> => {
    const page = await app().shopper.page()
    const choices = (await page.$$(`[aria-role="${role}"]`)) as Element[]
    const said = await Promise.all(
      choices.map(async (choice) => {
        const label = (await choice.attribute('aria-label')) || (await choice.text())
        return `${label.trim()}: ${await choice.attribute('aria-checked')}`
      }),
    )
    return said.filter((one) => name.test(one))
  }

  /** The files of the pictures in which the car is drawn, the one in front and the one under it. */
  const drawn = async (): Promise<readonly string[]> => {
    const pictures = (await (await app().shopper.page()).$$('.cross-fade .picture__image')) as Element[]
    const addresses = await Promise.all(pictures.map((picture) => picture.attribute('src')))
    return addresses.map((address) => address.slice(address.lastIndexOf('/') + 1))
  }

  it('tells of every choice whether it is made, and over the choices which it is', async () => {
    const { shopper } = app()
    await shopper.miniProgram.reLaunch('/pages/customization-car/index?modelId=vela-7')
    await shopper.reads('Solid · Included')
    await shopper.taps(/^Dawn Copper/)
    await shopper.reads('Metallic · + ¥6,000.00')
    expect(await saidOf('radio', /^(Aurora White|Dawn Copper)/)).toEqual([
      'Aurora White, Included: false',
      'Dawn Copper, + ¥6,000.00: true',
    ])
    await shopper.taps(/^Turbine/)
    await shopper.reads('Turbine wheels')
    await shopper.reads('Not with Turbine')
    expect(await saidOf('radio', /^(Arc 10|Turbine)/)).toEqual([
      'Arc 10, Included: false',
      'Turbine, + ¥8,000.00: true',
    ])
    await until('the car on Turbine', async () => (await drawn()).includes('vela-7-front34-dawn-copper-turbine.webp'))
  })

  it('ticks a pack and takes it off again', async () => {
    const { shopper } = app()
    await shopper.taps(/^Sound pack/)
    await shopper.reads('1 of 6')
    expect(await saidOf('checkbox', /^Sound pack/)).toEqual([expect.stringMatching(/: true$/)])
    await shopper.taps(/^Sound pack/)
    await shopper.reads('0 of 6')
    expect(await saidOf('checkbox', /^Sound pack/)).toEqual([expect.stringMatching(/: false$/)])
  })

  it('opens what the price is made of by a tap on it, and leads on by one on the button beside it', async () => {
    const { shopper } = app()
    await shopper.taps(/^¥.*Show what it is made of$/)
    await shopper.reads('Configured price')
    await shopper.taps('Close')
    await shopper.taps('Next')
    await shopper.arrivesAt('pages/ConfigView/ConfigView')
  })
})
