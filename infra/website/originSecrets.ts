import { Fn, RemovalPolicy, type SecretValue } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';

/**
 * The secret header that CloudFront sends to the functions. It proves that a call came through CloudFront. Secrets
 * Manager generates the secret, and only CloudFormation reads it. The template contains only references.
 */
export class OriginSecrets extends Construct {
  /** The secret that CloudFront sends. */
  readonly current: string;
  /**
   * The secrets that functions accept, joined by commas. They include the previous one, because CloudFront sends it
   * until it is updated. They also include the next one. If a deployment of the next generation is rolled back,
   * CloudFront may still send that secret.
   */
  readonly accepted: string;

  /** `generation` starts at 1. Increase it by one for a new secret. */
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
      SMG4: 'CloudFormation puts it into CloudFront and the functions, so only a deployment can change it. To rotate it, increase originSecret by one. No call is refused meanwhile.',
    });
    return secret.secretValue;
  }
}
