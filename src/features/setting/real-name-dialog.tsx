import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallData } from '#contract/call.ts'
import type { contractCheck } from '#contract/accounts/real-name.ts'
import { Button } from '#design/ui/action/button.tsx'
import { Checkbox } from '#design/ui/form/checkbox.tsx'
import { Form } from '#design/ui/form/form.tsx'
import { Dialog } from '#design/ui/dialog/dialog.tsx'
import { ExternalIcon } from '#design/ui/icon/icons.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { useWayBack } from '#features/navigation/use-way-back.ts'
import { returnPathFrom } from '#features/navigation/way-back.ts'
import { setOutMutation } from '#features/real-name/mutations.ts'
import { contractQuery, realNameKeys } from '#features/real-name/queries.ts'
import * as m from '#paraglide/messages.js'
import { settingForm } from '#styled-system/recipes/setting-form.js'
import { textLink } from '#styled-system/recipes/text-link.js'
import { text } from '#styled-system/recipes/text.js'
import { WhenLoaded } from './when-loaded.tsx'
import { Problem } from './problem.tsx'

type Contract = CallData<typeof contractCheck>

interface RealNameDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** S1.12 The step before the identity service: what data goes to whom, and the agreement. */
export function RealNameDialog({ isOpen, onClose }: RealNameDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={m.setting_real_name_start()}
      description={m.setting_real_name_how()}
      closeLabel={m.shell_close()}
    >
      <SetOut />
    </Dialog>
  )
}

function SetOut() {
  const query = useQuery({ ...contractQuery(), meta: { quiet: true } })
  return (
    <WhenLoaded query={query} loadingLabel={m.setting_real_name_loading()} failedTitle={m.setting_real_name_unknown()}>
      {(contract) => <Agreement contract={contract} />}
    </WhenLoaded>
  )
}

function Agreement({ contract }: { contract: Contract }) {
  // A tick is for the version that was shown: a newer one has to be accepted again.
  const [tick, setTick] = useState<{ version: string; isAccepted: boolean }>()
  const [problem, setProblem] = useState<string>()
  const settings = usePublicPath()('/pc/setting')
  const back = useWayBack('/pc/setting')
  const goneSignal = useGoneSignal()
  const queryClient = useQueryClient()
  const setOut = useMutation({
    ...setOutMutation(),
    onError: (failure) => {
      setProblem(fieldErrorOf(failure))
      // The agreement may have changed while it was read, or the service has confirmed the person meanwhile.
      void queryClient.invalidateQueries({ queryKey: realNameKeys.all })
    },
  })
  const styles = settingForm()
  const isAgreed = tick?.version === contract.version ? tick.isAccepted : contract.accepted
  return (
    <Form
      className={styles.root}
      onSubmit={() => {
        if (setOut.isPending || !isAgreed) return
        setProblem(undefined)
        setOut.mutate({
          version: contract.version,
          returnPath: returnPathFrom(back ?? settings, settings),
          signal: goneSignal(),
        })
      }}
    >
      <p className={styles.note}>{m.setting_real_name_privacy()}</p>
      <p className={text({ size: 'sm' })}>
        <a className={textLink()} href="/agreement?name=real-name" target="_blank" rel="noreferrer">
          {m.setting_real_name_agreement({ version: contract.version })}
        </a>
      </p>
      <Checkbox
        label={m.setting_real_name_agree()}
        checked={isAgreed}
        onChange={(event) => setTick({ version: contract.version, isAccepted: event.target.checked })}
      />
      <div className={styles.actions} data-dialog-action="row">
        <Problem text={problem} />
        <Button
          type="submit"
          look="primary"
          icon={<ExternalIcon />}
          disabled={!isAgreed}
          // Stay busy until the browser has navigated away.
          isLoading={setOut.isPending || setOut.isSuccess}
        >
          {m.setting_real_name_go()}
        </Button>
      </div>
    </Form>
  )
}
