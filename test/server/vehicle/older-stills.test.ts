import { migrate } from '../../../server/db/migrate'
import { TEST_START } from '../../support/server/clock'
import { createTestDatabase, type TestDatabase } from '../../support/database/database'

let test: TestDatabase

beforeEach(async () => {
  test = await createTestDatabase()
})
afterEach(() => test.database.close())

/** As a server left it that had each model's pictures on one set of wheels alone. */
const forgetOtherWheels = () =>
  test.database.transaction(async (tx) => {
    for (const statement of [
      'ALTER TABLE model ADD COLUMN still_wheels text',
      `UPDATE model SET still_wheels = (
         SELECT code FROM model_still JOIN option ON attribute_no = wheels_no
         WHERE model_still.model_id = model.id AND is_usual LIMIT 1)`,
      `UPDATE version SET picture = usual.picture
       FROM model_still shown JOIN model_still usual USING (paint_no, view)
       WHERE shown.picture = version.picture AND usual.is_usual`,
      'DELETE FROM model_still WHERE NOT is_usual',
      'ALTER TABLE model_still DROP COLUMN wheels_no, DROP COLUMN is_usual, ADD PRIMARY KEY (paint_no, view)',
      "DELETE FROM schema_migration WHERE name = '245.stills-on-wheels.sql'",
    ]) {
      await tx.query(statement)
    }
  })

const versionsWithPictures = () => test.database.query('SELECT pno_twelve, picture FROM version ORDER BY pno_twelve')
const stills = () =>
  test.database.query(
    'SELECT model_id, view, paint_no, wheels_no, is_usual, picture FROM model_still ORDER BY paint_no, view, wheels_no',
  )

it('gives an older database the pictures on all wheels, and versions theirs, as a new one has them', async () => {
  const whole = [await stills(), await versionsWithPictures()]
  await forgetOtherWheels()
  const older = await versionsWithPictures()
  expect(older).not.toEqual(whole[1])

  expect(await migrate(test.database, TEST_START)).toEqual(['245.stills-on-wheels.sql'])
  expect([await stills(), await versionsWithPictures()]).toEqual(whole)
})

it('leaves pictures of a catalogue of one’s own as they are, without saying on which wheels where nobody did', async () => {
  await forgetOtherWheels()
  await test.database.query("UPDATE model_still SET picture = replace(picture, '/static/img/', '/own/')")
  await test.database.query("UPDATE version SET picture = replace(picture, '/static/img/', '/own/')")
  await test.database.query("UPDATE model SET still_wheels = NULL WHERE id = 'vela-9'")
  const before = await versionsWithPictures()
  const pictures = await test.database.query<{ picture: string }>('SELECT picture FROM model_still ORDER BY picture')

  await migrate(test.database, TEST_START)
  expect(await versionsWithPictures()).toEqual(before)
  expect(await test.database.query('SELECT picture FROM model_still ORDER BY picture')).toEqual(pictures)
  const said = await test.database.query(
    'SELECT DISTINCT model_id, wheels_no IS NOT NULL AS is_said, is_usual FROM model_still ORDER BY model_id',
  )
  expect(said).toEqual([
    { model_id: 'vela-7', is_said: true, is_usual: true },
    { model_id: 'vela-9', is_said: false, is_usual: true },
  ])
})
