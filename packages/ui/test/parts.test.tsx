import { describe } from 'vitest';
import { Artwork } from '../src/artwork/index.ts';
import { Button, ButtonLink } from '../src/button/index.ts';
import { Callout } from '../src/callout/index.ts';
import { Checkbox } from '../src/checkbox/index.ts';
import { DescriptionList } from '../src/description-list/index.ts';
import { EmptyState } from '../src/empty-state/index.ts';
import { Field } from '../src/field/index.ts';
import { NavTabs } from '../src/nav-tabs/index.ts';
import { PasswordField } from '../src/password-field/index.ts';
import { RadioGroup } from '../src/radio-group/index.ts';
import { SegmentedControl } from '../src/segmented-control/index.ts';
import { Skeleton } from '../src/skeleton/index.ts';
import { Spinner } from '../src/spinner/index.ts';
import { StatusBadge } from '../src/status-badge/index.ts';
import { Stepper } from '../src/stepper/index.ts';
import { Switch } from '../src/switch/index.ts';
import { TextArea, TextAreaInput } from '../src/text-area/index.ts';
import { Input, TextField } from '../src/text-field/index.ts';
import { Timeline } from '../src/timeline/index.ts';
import { ToastViewport } from '../src/toast/index.ts';
import { VisuallyHidden } from '../src/visually-hidden/index.ts';
import { describeConformance } from './conformance.tsx';

describe('basic parts', () => {
  describeConformance('Artwork', {
    slot: 'artwork',
    render: (props) => <Artwork {...props} artwork={{ viewBox: '0 0 1 1', shapes: [] }} label="Mangrove" />,
  });
  describeConformance('Button', { slot: 'button', render: (props) => <Button {...props}>Send</Button> });
  describeConformance('ButtonLink', {
    slot: 'button',
    render: (props) => (
      <ButtonLink {...props} href="#send">
        Send
      </ButtonLink>
    ),
  });
  describeConformance('Callout', {
    slot: 'callout',
    render: (props) => <Callout {...props}>Closed</Callout>,
  });
  describeConformance('Checkbox', {
    slot: 'checkbox',
    nativeSlot: 'checkbox-input',
    render: (props) => <Checkbox {...props}>Remember</Checkbox>,
  });
  describeConformance('Switch', {
    slot: 'switch',
    nativeSlot: 'switch-input',
    render: (props) => <Switch {...props}>Sound</Switch>,
  });
  describeConformance('DescriptionList.Root', {
    slot: 'description-list',
    render: (props) => <DescriptionList.Root {...props} />,
  });
  describeConformance('DescriptionList.Item', {
    slot: 'description-list-item',
    render: (props) => (
      <DescriptionList.Root>
        <DescriptionList.Item {...props} term="Fee">
          70
        </DescriptionList.Item>
      </DescriptionList.Root>
    ),
  });
  describeConformance('EmptyState', {
    slot: 'empty-state',
    render: (props) => <EmptyState {...props} title="None" />,
  });
  describeConformance('NavTabs.Root', { slot: 'nav-tabs', render: (props) => <NavTabs.Root {...props} /> });
  describeConformance('NavTabs.Item', {
    slot: 'nav-tabs-link',
    render: (props) => (
      <NavTabs.Root>
        <NavTabs.Item {...props} href="#history">
          History
        </NavTabs.Item>
      </NavTabs.Root>
    ),
  });
  describeConformance('Skeleton', { slot: 'skeleton', render: (props) => <Skeleton {...props} /> });
  describeConformance('Spinner', { slot: 'spinner', render: (props) => <Spinner {...props} /> });
  describeConformance('StatusBadge', {
    slot: 'status-badge',
    render: (props) => <StatusBadge {...props}>New</StatusBadge>,
  });
  describeConformance('VisuallyHidden', {
    slot: 'visually-hidden',
    render: (props) => <VisuallyHidden {...props} />,
  });
  describeConformance('ToastViewport', {
    slot: 'toast-viewport',
    render: (props) => <ToastViewport {...props} toasts={[]} onDismiss={() => undefined} />,
  });
});

describe('stepper and timeline parts', () => {
  describeConformance('Stepper.Root', { slot: 'stepper', render: (props) => <Stepper.Root {...props} /> });
  describeConformance('Stepper.Step', {
    slot: 'stepper-step',
    render: (props) => (
      <Stepper.Root>
        <Stepper.Step {...props} state="current">
          Who
        </Stepper.Step>
      </Stepper.Root>
    ),
  });
  describeConformance('Timeline.Root', { slot: 'timeline', render: (props) => <Timeline.Root {...props} /> });
  describeConformance('Timeline.Item', {
    slot: 'timeline-item',
    render: (props) => (
      <Timeline.Root>
        <Timeline.Item {...props} state="done" title="Received" />
      </Timeline.Root>
    ),
  });
});

describe('field parts', () => {
  describeConformance('Field.Root', { slot: 'field', render: (props) => <Field.Root {...props} /> });
  describeConformance('Field.Label', {
    slot: 'field-label',
    render: (props) => (
      <Field.Root>
        <Field.Label {...props}>Name</Field.Label>
      </Field.Root>
    ),
  });
  describeConformance('Field.Hint', {
    slot: 'field-hint',
    render: (props) => (
      <Field.Root>
        <Field.Hint {...props}>As on the bell</Field.Hint>
      </Field.Root>
    ),
  });
  describeConformance('Field.Error', {
    slot: 'field-error',
    render: (props) => (
      <Field.Root>
        <Field.Error {...props}>Too short</Field.Error>
      </Field.Root>
    ),
  });
  describeConformance('Input', {
    slot: 'input-frame',
    nativeSlot: 'input',
    render: (props) => <Input {...props} aria-label="Name" />,
  });
  describeConformance('TextField', {
    slot: 'field',
    nativeSlot: 'input',
    render: (props) => <TextField {...props} label="Name" />,
  });
  describeConformance('PasswordField', {
    slot: 'field',
    nativeSlot: 'input',
    render: (props) => <PasswordField {...props} label="Password" />,
  });
  describeConformance('TextAreaInput', {
    slot: 'input-frame',
    nativeSlot: 'text-area',
    render: (props) => <TextAreaInput {...props} aria-label="Notes" />,
  });
  describeConformance('TextArea', {
    slot: 'field',
    nativeSlot: 'text-area',
    render: (props) => <TextArea {...props} label="Notes" />,
  });
  describeConformance('RadioGroup.Root', {
    slot: 'radio-group',
    render: (props) => <RadioGroup.Root {...props} label="When?" />,
  });
  describeConformance('RadioGroup.Item', {
    slot: 'radio-group-item',
    nativeSlot: 'radio-group-input',
    render: (props) => (
      <RadioGroup.Root label="When?">
        <RadioGroup.Item {...props} value="now">
          Now
        </RadioGroup.Item>
      </RadioGroup.Root>
    ),
  });
  describeConformance('SegmentedControl.Root', {
    slot: 'segmented-control',
    render: (props) => <SegmentedControl.Root {...props} label="Theme" />,
  });
  describeConformance('SegmentedControl.Item', {
    slot: 'segmented-control-item',
    nativeSlot: 'segmented-control-input',
    render: (props) => (
      <SegmentedControl.Root label="Theme">
        <SegmentedControl.Item {...props} value="dark">
          Dark
        </SegmentedControl.Item>
      </SegmentedControl.Root>
    ),
  });
});
