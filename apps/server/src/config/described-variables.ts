import { X509Certificate } from 'node:crypto';
import { variableDefaults, variableNames } from '../config.js';
import { redactedValue } from './redacted-value.js';
import { readVariableFiles } from './variable-files.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** A variable as an operator may show it to others. */
export interface DescribedVariable {
  readonly name: string;
  /** Where its value comes from. */
  readonly source: 'default' | 'environment' | 'file';
  /** The file, where the source is one. */
  readonly file?: string;
  /** In effect, with `***` for secrets; null: none. */
  readonly value: string | null;
}

/** Every variable of the server, in the order of the guide's schema, with the value in effect and where it comes from. */
export function describeVariables(environment: Environment): DescribedVariable[] {
  const { values } = readVariableFiles(environment, variableNames);
  return variableNames.map((name) => describeVariable(name, { environment, values }));
}

function describeVariable(
  name: string,
  { environment, values }: { environment: Environment; values: Environment },
): DescribedVariable {
  const text = values[name];
  if (text === undefined || text === '') {
    const fallback = variableDefaults[name];
    const value = fallback === undefined ? null : JSON.stringify(fallback).replaceAll('"', '');
    return { name, source: 'default', value };
  }
  const value = shown(name, text);
  const file = environment[`${name}_FILE`];
  return file ? { name, source: 'file', file, value } : { name, source: 'environment', value };
}

/** Certificates are public and long: who they name and when they end says more. */
function shown(name: string, text: string): string {
  const pems = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g);
  if (!pems || redactedValue(name, text) !== text) return redactedValue(name, text);
  return pems.map(certificateLine).join('; ');
}

function certificateLine(pem: string): string {
  const { subject, validTo } = new X509Certificate(pem);
  return `certificate of ${subject.replaceAll('\n', ', ')} until ${new Date(validTo).toISOString()}`;
}
