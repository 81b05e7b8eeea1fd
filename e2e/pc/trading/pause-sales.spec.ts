import { expectAccessible } from '../../fixtures/accessible.ts'
import { putOnSale } from '../../fixtures/orders.ts'
import { expect, test } from '../../fixtures/keyboard.ts'
import { SellingPage } from '../../pages/selling-page.ts'

test('S1.5 sales are paused and resumed by keyboard: both are said, and the focus is not lost', async ({
  page,
  request,
  signUp,
  keyboard,
}) => {
  const { token } = await signUp()
  await putOnSale(request, token, 1)
  const selling = new SellingPage(page)
  await selling.open()
  const [pause, resume] = [selling.action('Pause all'), selling.action('Resume sales')]
  await keyboard.use(pause.first())
  const question = page.getByRole('alertdialog', { name: 'Pause all sales?' })
  await expect(question.getByRole('button', { name: 'Pause all' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByText('Sales paused.')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByRole('main'), 'its button is gone').toBeFocused()
  await expectAccessible(page)

  await keyboard.use(resume)
  await expect(page.getByText('Sales resumed.')).toBeVisible()
  await expect(resume).toBeHidden()
  await expect(pause, 'the button in its place').toBeFocused()
})
