import { brands } from '../../packages/ui/brands/index.ts';
import { brandIds, patterns } from './draft.ts';
import { ChoiceKnob } from './choice-knob.tsx';
import { KnobSection } from './knob-section.tsx';
import { TextKnob } from './text-knob.tsx';
import type { Draft } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';

const marketList = /^\s*([a-z]{2}(\s*,\s*[a-z]{2})*\s*)?$/;
const logos = [['', 'The name, set in type'], ...brandIds.map((id) => [id, brands[id].name])] as const;

/** Edits the name, id, markets and logo of the brand. */
export function IdentitySection({ draft, onEdit }: { readonly draft: Draft; readonly onEdit: EditDraft }) {
  return (
    <KnobSection title="Name, markets, logo">
      <TextKnob
        label="Name"
        value={draft.name}
        pattern={patterns.name}
        errorText="Enter a name."
        onValueChange={(name) => {
          onEdit((latest) => ({ ...latest, name }));
        }}
      />
      <TextKnob
        label="Id"
        hint="The value of data-brand and the name of the file."
        value={draft.id}
        pattern={patterns.id}
        errorText="Use lower-case words joined by hyphens, such as blue-heron."
        onValueChange={(id) => {
          onEdit((latest) => ({ ...latest, id }));
        }}
      />
      <TextKnob
        label="Markets"
        hint="Country codes with commas between them."
        value={draft.markets.join(', ')}
        pattern={marketList}
        errorText="Use two-letter country codes, such as dk, is."
        onValueChange={(text) => {
          onEdit((latest) => ({ ...latest, markets: text.match(/[a-z]{2}/g) ?? [] }));
        }}
      />
      <ChoiceKnob
        label="Logo"
        value={draft.logo ?? ''}
        choices={logos as readonly (readonly [(typeof logos)[number][0], string])[]}
        onValueChange={(logo) => {
          onEdit((latest) => ({ ...latest, logo: brandIds.find((id) => id === logo) ?? null }));
        }}
      />
    </KnobSection>
  );
}
