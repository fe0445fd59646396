import { Fn, RemovalPolicy, type SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * The secret header that CloudFront sends to the functions, so that they know a call came through it. Secrets Manager
 * generates the secret and only CloudFormation reads it: the template has only references.
 */
export class OriginSecrets extends Construct {
  /** The secret that CloudFront sends. */
  readonly current: string;
  /**
   * The secrets that functions accept, joined by commas. They include the previous one, which CloudFront sends until it
   * is updated, and the next one. CloudFront may still send the next one after a deployment with a higher generation is
   * rolled back.
   */
  readonly accepted: string;

  /** `generation` starts at 1; increase it by one for a new secret. */
  constructor(scope: Construct, id: string, { generation }: { generation: number }) {
    super(scope, id);
    const current = this.#secret(generation);
    const before = generation > 1 ? [this.#secret(generation - 1)] : [];
    const after = this.#secret(generation + 1);
    this.current = current.unsafeUnwrap();
    this.accepted = Fn.join(
      ',',
      [current, ...before, after].map((secret) => secret.unsafeUnwrap()),
    );
  }

  #secret(generation: number): SecretValue {
    const secret = new Secret(this, `Secret${generation}`, {
      description: 'Shown by CloudFront to the functions of the API',
      generateSecretString: { excludePunctuation: true, passwordLength: 40 },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(secret, {
      SMG4: 'CloudFormation puts it into CloudFront and the functions, so it can only change with a deployment: raising originSecret by one is one, without a moment’s refusal.',
    });
    return secret.secretValue;
  }
}
